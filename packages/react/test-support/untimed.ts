// Imported before React, whose development build times each render for a profiler that nobody opens here. That took a twentieth of the
// processor time of these pages.
for (const timing of ['timeStamp', 'createTask']) Reflect.deleteProperty(console, timing);

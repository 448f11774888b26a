/**
 * Why nobody can listen there, in the words of whoever set the variables; whatever else went wrong as it is.
 *
 * @param port name of the variable that says the port.
 * @param host name of the one that says the address.
 */
export function bindingFault(cause: unknown, port: string, host: string): unknown {
  if (!(cause instanceof Error) || !('code' in cause) || !('syscall' in cause)) return cause;
  const place = [valueOf(cause, 'address'), valueOf(cause, 'port')].filter((part) => part !== '').join(':');
  if (cause.code === 'EADDRINUSE') {
    return new Error(`${place} is taken by another program. End that one, or give another port as ${port}`, {
      cause,
    });
  }
  if (cause.syscall === 'listen' && (cause.code === 'EACCES' || cause.code === 'EPERM')) {
    return new Error(`${place} is not for this user to listen on. Give a port from 1024 on as ${port}`, {
      cause,
    });
  }
  if (cause.code === 'EADDRNOTAVAIL' || cause.syscall === 'getaddrinfo') {
    const name = valueOf(cause, 'hostname') || valueOf(cause, 'address');
    return new Error(
      `${host} is ${JSON.stringify(name)}, which is no address of this machine. Give one that is, or 0.0.0.0 for all of them`,
      { cause },
    );
  }
  return cause;
}

function valueOf(cause: Error, name: string): string {
  const value: unknown = Reflect.get(cause, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

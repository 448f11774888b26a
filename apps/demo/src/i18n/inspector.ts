/** The inspector's sentences; French is the reference. */
const fr = {
  state: {
    ask: 'Comment va le service\u202f?',
    asking: 'Question posée…',
    answer: (live: string, ready: string, version: string, openapi: string) =>
      `En vie\u00a0: ${live}. Prêt\u00a0: ${ready}. Version ${version}, contrat OpenAPI ${openapi}.`,
  },
};

const en: typeof fr = {
  state: {
    ask: 'How is the service?',
    asking: 'Asked…',
    answer: (live, ready, version, openapi) =>
      `Alive: ${live}. Ready: ${ready}. Version ${version}, contract OpenAPI ${openapi}.`,
  },
};

const ar: typeof fr = {
  state: {
    ask: 'كيف حال الخدمة؟',
    asking: 'طُرح السؤال…',
    answer: (live, ready, version, openapi) =>
      `حيّة: \u2066${live}\u2069. جاهزة: \u2066${ready}\u2069. الإصدار \u2066${version}\u2069، العقد \u2066OpenAPI ${openapi}\u2069.`,
  },
};

export const INSPECTOR = { fr, ar, en };

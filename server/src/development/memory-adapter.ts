import type { Adapter, AdapterPayload } from 'oidc-provider';

/** In-memory storage for one issuer of the development identity provider. */
export function createMemoryAdapter(): (model: string) => Adapter {
  const models = new Map<string, Map<string, AdapterPayload>>();
  return (model) => {
    const entries = models.get(model) ?? new Map<string, AdapterPayload>();
    models.set(model, entries);
    const findWhere = async (isMeant: (entry: AdapterPayload) => boolean) =>
      [...entries.values()].find(isMeant);
    return {
      async upsert(id, payload) {
        entries.set(id, payload);
      },
      find: async (id) => entries.get(id),
      findByUid: (uid) => findWhere((entry) => entry.uid === uid),
      findByUserCode: (userCode) => findWhere((entry) => entry.userCode === userCode),
      async consume(id) {
        const entry = entries.get(id);
        if (entry) entries.set(id, { ...entry, consumed: Math.floor(Date.now() / 1000) });
      },
      async destroy(id) {
        entries.delete(id);
      },
      async revokeByGrantId(grantId) {
        for (const [id, entry] of entries) if (entry.grantId === grantId) entries.delete(id);
      },
    };
  };
}

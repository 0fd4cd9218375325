export default { preset: '@portico/shared' };

module.exports = ({ env }) => ({
  host: 'localhost',
  port: env.int('PORT'),
  app: { keys: ['made up'] },
  logger: { startup: { enabled: false }, updates: { enabled: false } },
});

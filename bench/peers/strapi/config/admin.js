module.exports = {
  serveAdminPanel: false,
  auth: { secret: 'made up' },
  apiToken: { salt: 'made up' },
  transfer: { token: { salt: 'made up' } },
};

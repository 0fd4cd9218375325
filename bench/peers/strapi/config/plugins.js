module.exports = { 'users-permissions': { config: { jwtSecret: 'made up' } } };

const { places } = require('./places.js');

const PLACE = 'api::place.place';

module.exports = {
  /** At the first start: the places, published, and leave for anyone to read them. */
  async bootstrap({ strapi }) {
    if ((await strapi.documents(PLACE).count({})) > 0) return;
    await strapi.db.transaction(async () => {
      for (const data of places) await strapi.documents(PLACE).create({ data, status: 'published' });
      const role = await strapi.db
        .query('plugin::users-permissions.role')
        .findOne({ where: { type: 'public' } });
      for (const action of ['find', 'findOne']) {
        await strapi.db
          .query('plugin::users-permissions.permission')
          .create({ data: { action: `${PLACE}.${action}`, role: role.id } });
      }
    });
  },
};

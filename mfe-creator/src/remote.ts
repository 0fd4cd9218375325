import type { RemoteModule } from '@portico/shared/platform';

/** Accounts, and all pages and tools of creators. Visitors never load it. [MFE-08] */
export const remote = {
  name: 'mfe-creator',
  routes: {
    classic: {
      path: '/creator/classic/:id',
      personal: true,
      load: () => import(/* webpackChunkName: "route-classic" */ './pages/classic/classic.route.tsx'),
    },
    account: {
      path: '/creator/account',
      personal: true,
      load: () => import(/* webpackChunkName: "route-account" */ './pages/account/account.route.tsx'),
    },
    login: {
      path: '/login',
      query: { backTo: 'secret' },
      personal: true,
      frame: 'sign-in',
      load: () => import(/* webpackChunkName: "route-login" */ './pages/login/login.route.tsx'),
    },
    'sign-up': {
      path: '/signUp',
      query: { backTo: 'secret' },
      personal: true,
      load: () => import(/* webpackChunkName: "route-sign-up" */ './pages/sign-up/sign-up.route.tsx'),
    },
    recover: {
      path: '/recover',
      personal: true,
      load: () => import(/* webpackChunkName: "route-recover" */ './pages/recover/recover.route.tsx'),
    },
    'confirm-email': {
      path: '/confirmEmail',
      personal: true,
      load: () =>
        import(/* webpackChunkName: "route-confirm-email" */ './pages/confirm-email/confirm-email.route.tsx'),
    },
    'choose-language': {
      path: '/creator/choose-lang',
      personal: true,
      load: () =>
        import(
          /* webpackChunkName: "route-choose-language" */ './pages/choose-language/choose-language.route.tsx'
        ),
    },
    'my-portals': {
      path: '/creator',
      personal: true,
      load: () =>
        import(/* webpackChunkName: "route-my-portals" */ './pages/my-portals/my-portals.route.tsx'),
    },
    wizard: {
      path: '/creator/wizard',
      personal: true,
      frame: 'fixed-language',
      load: () => import(/* webpackChunkName: "route-wizard" */ './pages/wizard/wizard.route.tsx'),
    },
  },
  slots: {
    'portal.tools': () =>
      import(/* webpackChunkName: "slot-portal.tools" */ './editing/portal-tools.slot.tsx'),
    'portal.changes': () =>
      import(/* webpackChunkName: "slot-portal.changes" */ './versions/portal-changes.slot.tsx'),
    'picture.field': () =>
      import(/* webpackChunkName: "slot-picture.field" */ './images/picture-field.slot.tsx'),
    'rich-text.field': () =>
      import(/* webpackChunkName: "slot-rich-text.field" */ './rich-text/rich-text-field.slot.tsx'),
  },
  messages: (language) => import(/* webpackChunkName: "messages-[request]" */ `../locales/${language}.json`),
} satisfies RemoteModule;

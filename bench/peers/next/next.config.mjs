export default {
  poweredByHeader: false,
  experimental: { inlineCss: true },
  rewrites: () => ({
    beforeFiles: [
      { source: '/', destination: '/th' },
      { source: '/portal', destination: '/th/portal' },
    ],
  }),
};

// oxlint-disable-next-line import/no-default-export -- Next finds it by this
export default { poweredByHeader: false };

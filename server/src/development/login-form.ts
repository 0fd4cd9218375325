/** Outcomes that the development identity provider can simulate; each one after sign-in is another failure. */
export const OUTCOMES = [
  { id: 'sign-in', label: 'Sign in' },
  { id: 'bad-email', label: 'Sign in, with a broken email address in the token' },
  { id: 'invalid_email', label: 'Refuse: the email is invalid' },
  { id: 'invalid_password', label: 'Refuse: the password is wrong' },
  { id: 'invalid_user', label: 'Refuse: there is no such user' },
  { id: 'access_denied', label: 'Refuse: the person said no' },
] as const;
export type Outcome = (typeof OUTCOMES)[number]['id'];

export const isOutcome = (id: string | null): id is Outcome => OUTCOMES.some((outcome) => outcome.id === id);

const page = (body: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Development identity</title>' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem}' +
  'label{display:block;margin:.5rem 0}input[type=email]{font:inherit;width:100%;box-sizing:border-box;padding:.5rem}' +
  'button{font:inherit;padding:.5rem 1.5rem;margin-top:1rem}</style></head>' +
  `<body><main>${body}</main></body></html>`;

/** Any email address signs in; the form posts to its own URL. */
export const loginForm = (): string => {
  const choices = OUTCOMES.map(
    ({ id, label }, index) =>
      `<label><input type="radio" name="outcome" value="${id}"${index === 0 ? ' checked' : ''}> ${label}</label>`,
  );
  return page(
    '<h1>Development identity</h1><p>Not a real account: whatever you enter is believed.</p><form method="post">' +
      '<label>Email <input type="email" name="email" value="somchai@example.com" required></label>' +
      `<fieldset><legend>What happens</legend>${choices.join('')}</fieldset><button>Continue</button></form>`,
  );
};

/** The page around the library's sign-out form. */
export const logoutPage = (form: string): string =>
  page(
    `<h1>Sign out of the development identity?</h1>${form}` +
      '<button autofocus form="op.logoutForm" name="logout" value="yes">Sign out</button>',
  );

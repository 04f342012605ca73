/** The key under which the shell finds the page that a sign-in leads back to (web-kit, return-address.ts). */
const RETURN_ADDRESS = 'return-address';

/** Leads a person without a session to the sign-in, and back to the part of the page that a link named. */
export const renderSignInPage = (nonce: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Sign in - FSVP Suite</title>
    <script nonce="${nonce}">
      try {
        sessionStorage.setItem('${RETURN_ADDRESS}', location.pathname + location.hash);
      } catch {}
      location.replace('/api/login');
    </script>
  </head>
  <body>
    <p><a href="/api/login">Sign in</a> to read about the API.</p>
  </body>
</html>
`;

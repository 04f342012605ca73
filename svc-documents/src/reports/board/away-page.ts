/** What the board's address shows while Redis is away. It looks again by itself. */
export function awayPage(): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>Report queue</title></head>
<body>
<main>
<h1>Report queue</h1>
<p>Redis does not answer, so there is nothing to show. Reports wait, and go on once it is back: no run is lost.</p>
<p>This page looks again every 5 seconds. <a href="/">FSVP Suite</a></p>
</main>
</body>
</html>`;
}

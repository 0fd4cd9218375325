import type { ReactNode } from 'react';

export const metadata = { title: 'Places' };

// oxlint-disable-next-line import/no-default-export -- required by Next
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <header>
          <nav aria-label="Main">
            <a href="/">Places</a>
          </nav>
        </header>
        <main>{children}</main>
        <footer>
          <p>Places of the province</p>
        </footer>
      </body>
    </html>
  );
}

import React from 'react';
import { Link } from 'gatsby';
import manifest from '../../manifest.json';
import './layout.css';

export default function Layout({ location, children }) {
  const current = location.pathname.split('/')[1];
  return (
    <>
      <header>
        <Link to="/">Acme UI</Link>
      </header>
      <div className="shell">
        <nav aria-label="Docs">
          {manifest.groups.map((g) => (
            <details key={g.slug} open={g.slug === current}>
              <summary>{g.title}</summary>
              <ul>
                {g.pages.map((p) => (
                  <li key={p.slug}>
                    <Link to={`/${p.path}/`} activeClassName="active">
                      {p.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
        <main>{children}</main>
      </div>
    </>
  );
}

import { Link } from 'wouter';
import '../styles/start.css';
import { Icon } from '../frame/Icon.tsx';
import { useLocale } from '../i18n/LocaleContext.tsx';
import { pathOf, ROUTES } from '../routes.tsx';
import { REACHABLE_BACKENDS } from '../settings/settings.ts';
import { Tour } from './Tour.tsx';

/** What this is and for whom, with a tile for each tool. */
export function StartPage() {
  const { t } = useLocale();
  return (
    <div className="start">
      <title>Smart Address</title>
      <div className="intro">
        <h1>{t.start.title}</h1>
        <p>{t.start.text}</p>
      </div>
      <Tour />
      <ul className="start-tiles">
        {ROUTES.map((route) => (
          <li key={route.name}>
            <Link className="card start-tile" href={pathOf(route)}>
              <span className="start-icon">
                <Icon name={route.icon} />
              </span>
              <span className="start-audience">{t.pages[route.name].audience}</span>
              <strong>{t.pages[route.name].title}</strong>
              <span>{t.pages[route.name].text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <nav className="start-links" aria-labelledby="start-links-title">
        <h2 id="start-links-title">{t.start.links.title}</h2>
        <ul>
          {/* Only a backend on the same origin has a reference page. */}
          {REACHABLE_BACKENDS.includes('http') && (
            <li>
              <a href="./docs">{t.start.links.reference}</a>
            </li>
          )}
          <li>
            <a href="./plain.html">{t.start.links.plain}</a>
          </li>
          <li>
            <a href="http://localhost:6006/">Storybook</a> <bdi dir="ltr">npm run storybook</bdi>
          </li>
          <li>
            {t.start.links.source} <bdi dir="ltr">apps/demo</bdi>
          </li>
        </ul>
      </nav>
    </div>
  );
}

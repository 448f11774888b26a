import { Link } from 'wouter';
import '../styles/start.css';
import { Icon } from '../frame/Icon.tsx';
import { useLocale, useTranslation } from '../i18n/LocaleContext.tsx';
import { START } from '../i18n/start.ts';
import { pathOf, ROUTES } from '../routes.tsx';
import { REACHABLE_BACKENDS } from '../settings/settings.ts';
import { Tour } from './Tour.tsx';

/** What this is and for whom, with a tile for each tool. */
export default function StartPage() {
  const { t: common } = useLocale();
  const t = useTranslation(START);
  return (
    <div className="start">
      <title>Smart Address</title>
      <div className="intro">
        <h1>{t.title}</h1>
        <p>{t.text}</p>
      </div>
      <Tour />
      <ul className="start-tiles">
        {ROUTES.map((route) => (
          <li key={route.name}>
            <Link className="card start-tile" href={pathOf(route)}>
              <span className="start-icon">
                <Icon name={route.icon} />
              </span>
              <span className="start-audience">{t.tools[route.name].audience}</span>
              <strong>{common.pages[route.name].title}</strong>
              <span>{t.tools[route.name].text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <nav className="start-links" aria-labelledby="start-links-title">
        <h2 id="start-links-title">{t.links.title}</h2>
        <ul>
          {/* Only a backend on the same origin has a reference page. */}
          {REACHABLE_BACKENDS.includes('http') && (
            <li>
              <a href="./docs">{t.links.reference}</a>
            </li>
          )}
          <li>
            <a href="./plain.html">{t.links.plain}</a>
          </li>
          <li>
            <a href="http://localhost:6006/">Storybook</a> <bdi dir="ltr">npm run storybook</bdi>
          </li>
          <li>
            {t.links.source} <bdi dir="ltr">apps/demo</bdi>
          </li>
        </ul>
      </nav>
    </div>
  );
}

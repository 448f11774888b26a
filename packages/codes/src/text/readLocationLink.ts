import { findCoordinates, pointOf, readCoordinates } from './readCoordinates.ts';
import type { LatLng } from '../types.ts';

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const PAIR = `${NUMBER}(?:,|[ +])[+ ]?${NUMBER}`;
const END = String.raw`(?!\.?\d)`;

/** Where map services keep the point that is meant, most exact first: a pin before what was asked for. */
const PINS: readonly RegExp[] = [
  new RegExp(`^.*!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|destination|daddr|center|point)=(?:loc:)?${PAIR}${END}`),
  new RegExp(`[?&]m?lat=${NUMBER}&m?(?:lon|lng)=${NUMBER}${END}`),
  new RegExp(`/(?:search|place|dir)/(?:[^/]*/)?${PAIR}${END}`),
];
/** A way's last stop, longitude first. */
const LAST_STOP = new RegExp(`^.*!1d${NUMBER}!2d${NUMBER}(?!!3d)`);
/** Yandex Maps writes longitude first, but for the stops of a way and what was searched for; its `ll` is the middle of the map. */
const YANDEX = /^(?:\w+:\/\/)?[^/?#]*yandex/i;
const YANDEX_PIN = new RegExp(String.raw`[?&](?:pt|\w+\[point\])=${PAIR}${END}`);
const YANDEX_ASKED: readonly RegExp[] = [new RegExp(`[?&/](?:rtext=(?:[^&]*~)?|text=|search/)${PAIR}${END}`)];
const YANDEX_VIEW = new RegExp(`[?&]ll=${PAIR}${END}`);
/** The middle of what a map showed. */
const VIEWS: readonly RegExp[] = [
  new RegExp(`@${PAIR}${END}`),
  new RegExp(`#map=[\\d.]+/${NUMBER}/${NUMBER}${END}`),
];

/** RFC 5870, latitude first; Android writes `geo:0,0?q=lat,lng(name)` and means the second. */
const GEO = new RegExp(`^geo:${NUMBER},${NUMBER}(?:,-?[\\d.]+)?(?=$|[;?])`, 'i');

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/** An address with its scheme, or a host's name and a path without one, as an address bar shows it. */
const LINK = /(?:[a-z][a-z\d.+-]{1,20}:\/\/|geo:|(?:^|\s)(?:[a-z\d-]+\.)+[a-z]{2,6}\/)\S+/i;

/** The link inside a pasted text, decoded, or null. Where a plus is written "%2B", "+" is a space. */
export function findLink(text: string): string | null {
  const link = LINK.exec(text)?.[0].trim();
  if (link === undefined) return null;
  return decoded(/%2b/i.test(link) ? link.replaceAll('+', ' ') : link);
}

/** What a link asks for in words: its query, else the place it names, else the end of its path. */
export function wordsOfLink(link: string): string {
  return (
    /[?&](?:q|query|destination|daddr)=([^&#]+)/.exec(link)?.[1] ??
    /\/(?:place|search)\/([^/?@]+)/.exec(link)?.[1] ??
    link.replace(/^.*[/=]/, '')
  );
}

function firstOf(places: readonly RegExp[], link: string): LatLng | null {
  for (const place of places) {
    const match = place.exec(link);
    const point = match === null ? null : pointOf(Number(match[1]), Number(match[2]));
    if (point !== null) return point;
  }
  return null;
}

function longitudeFirst(place: RegExp, link: string): LatLng | null {
  const match = place.exec(link);
  return match === null ? null : pointOf(Number(match[2]), Number(match[1]));
}

/** The point a `geo:` link or a map service's link names, or null. Order is the link's own and is never turned round. */
export function readLocationLink(link: string): LatLng | null {
  if (YANDEX.test(link)) return longitudeFirst(YANDEX_PIN, link) ?? firstOf(YANDEX_ASKED, link);
  const pin = firstOf(PINS, link);
  if (pin !== null) return pin;
  const geo = GEO.exec(link);
  if (geo !== null) return pointOf(Number(geo[1]), Number(geo[2]));
  const place = /\/place\/([^/@]+)/.exec(link)?.[1];
  const named = place === undefined ? null : readCoordinates(place.replaceAll('+', ' '));
  if (named !== null) return named;
  return longitudeFirst(LAST_STOP, link);
}

/** The middle of the map that a link shows, where it names no point. Else any two numbers in it that are a point in Tunisia. */
export function readViewLink(link: string): LatLng | null {
  const middle = YANDEX.test(link) ? longitudeFirst(YANDEX_VIEW, link) : null;
  return middle ?? firstOf(VIEWS, link) ?? findCoordinates(link);
}

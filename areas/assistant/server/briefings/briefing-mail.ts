import {
  mailHeading,
  mailItems,
  mailLink,
  mailNote,
  mailText,
} from '#platform/notifications/server/lends.ts'
import { openLink } from '#server/fetch/newswire-address.ts'
import type { Tools } from '#server/tools.ts'
import { markup, type Markup } from '#core/pages/markup.ts'
import type { Recap, RecapItem } from '../../contract.ts'

type Hub = Pick<Tools, 'publicAddress'>

/** Renders a recap as a mail without pictures, with a source number after every sentence. */
export function briefingMail(hub: Hub, recap: Recap): { html: Markup; text: string } {
  return {
    html: markup`${mailHeading(recap.title)}${mailText(recap.text)}${recap.items.map((item) => itemHtml(hub, item))}`,
    text: [recap.title, recap.text, ...recap.items.map((item) => itemText(hub, item))].join('\n\n'),
  }
}

function itemHtml(hub: Hub, item: RecapItem): Markup {
  const { summary, features, cited } = toldIn(hub, item)
  return markup`${mailHeading(item.title)}${mailText(summary)}${mailItems(features)}${cited.map(
    ({ number, outlet, title, link }) =>
      markup`${mailNote(`[${number}] ${outlet}: ${title}`)}${mailLink('Read the source', link)}`,
  )}${mailLink('Open the article', pageOf(hub, item))}`
}

function itemText(hub: Hub, item: RecapItem): string {
  const { summary, features, cited } = toldIn(hub, item)
  const page = pageOf(hub, item)
  return [
    item.title,
    '-'.repeat(Math.min(72, item.title.length)),
    summary,
    ...features.map((feature) => `* ${feature}`),
    ...cited.map(
      ({ number, outlet, title, link }) =>
        `[${number}] ${outlet}: ${title}${link === null ? '' : `\n    ${link}`}`,
    ),
    ...(page === null ? [] : [page]),
  ].join('\n')
}

/** The sentences of a subject, each with the numbers of its sources, counted from 1. */
function toldIn(hub: Hub, { proof, summary, keyFeatures }: RecapItem) {
  if (!proof) return { summary, features: keyFeatures, cited: [] }
  const order: number[] = []
  const numbered = ({ text, citations }: (typeof proof.sentences)[number]) => {
    const numbers = citations.map(({ coverage }) => {
      if (!order.includes(coverage)) order.push(coverage)
      return `[${order.indexOf(coverage) + 1}]`
    })
    return `${text} ${numbers.join('')}`
  }
  const told = proof.sentences.map(numbered).join(' ')
  const features = proof.features.map(numbered)
  const cited = order.flatMap((at, nth) => {
    const source = proof.coverage[at]
    return source
      ? [
          {
            number: nth + 1,
            outlet: source.outlet.name,
            title: source.title,
            link: webLink(hub, source.link),
          },
        ]
      : []
  })
  return { summary: told, features, cited }
}

/** The address that a source opens at; null if its link is not a web address. */
function webLink(hub: Hub, link: string | null): string | null {
  return link !== null && /^https?:\/\//i.test(link) ? openLink(link, hub) : null
}

function pageOf({ publicAddress }: Hub, { proof }: RecapItem): string | null {
  if (publicAddress === null || !proof) return null
  return `${publicAddress}/news-hub/feed?article=${proof.article}`
}

import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { SITE_RULES } from '../limits.ts'
import { Address, line, list, text } from '#core/words.ts'

const Selector = line(
  SITE_RULES.selectorCharacters,
  `A selector can have ${SITE_RULES.selectorCharacters} characters at most.`,
).check(z.minLength(1, 'A line without a selector says nothing.'))
const Selectors = list(
  Selector,
  SITE_RULES.selectors,
  `A rule has at most ${SITE_RULES.selectors} selectors of each kind.`,
)

/**
 * A rule that finds the article on the pages of one site. It has CSS selectors: for the parts of
 * the article, and for parts to leave out.
 */
export const SiteRule = z.object({ take: Selectors, drop: Selectors })
export type SiteRule = z.infer<typeof SiteRule>

const Site = line(253, 'That name of a site is too long.').check(z.minLength(1, 'Name a site.'))

/** A rule with its site, which is the host of the pages without "www.". */
export const RuleOfSite = z.extend(SiteRule, { site: Site })

export const KeptRule = z.extend(RuleOfSite, { changedTime: Time })
export type KeptRule = z.infer<typeof KeptRule>

/** A piece of a page, such as a paragraph or a picture. */
export const PageChoice = z.object({
  kind: z.enum(['heading', 'text', 'picture']),
  /** The text of the piece; for a picture, its description. */
  words: z.string(),
  /** The selector of this piece and similar ones. */
  own: z.string(),
  /**
   * The selector of the element around the piece; null if only its position on the page identifies
   * it.
   */
  around: z.nullable(z.string()),
  /**
   * The selector of the largest element around the piece that contains little of the article; null
   * if there is none.
   */
  box: z.nullable(z.string()),
  isTaken: z.boolean(),
  /** The selector of the rule that takes or drops the piece; null if none does. */
  by: z.nullable(z.string()),
})
export type PageChoice = z.infer<typeof PageChoice>

const Tried = z.extend(SiteRule, {
  address: Address.check(z.minLength(1, 'Enter the address of an article')),
})

/** Rules that find articles on the pages of sites where automatic detection fails. */
export const siteRules = defineContract('sources/site-rules', {
  listRules: read(z.object({}), z.array(KeptRule)),
  /**
   * Returns the newest articles of a source to test a rule on, and the rule of their site; `site`
   * is null if the source has no pages.
   */
  getPages: read(
    z.object({ id: Id }),
    z.object({
      site: z.nullable(z.string()),
      rule: z.nullable(SiteRule),
      pages: z.array(z.object({ title: z.string(), address: z.string() })),
    }),
    ['not-found'],
  ),
  /**
   * Splits a page into pieces, and marks those that a rule takes. This is a write, because it sends
   * requests to other sites.
   */
  showPage: write.safe(
    Tried,
    z.object({
      site: z.string(),
      title: z.nullable(z.string()),
      choices: z.array(PageChoice),
      isCut: z.boolean(),
    }),
    ['not-allowed', 'unavailable'],
  ),
  /** Extracts the article of a page with a rule. */
  readPage: write.safe(
    Tried,
    z.object({ title: z.nullable(z.string()), html: z.string(), characters: z.int() }),
    ['not-allowed', 'unavailable'],
  ),
  /** Saves the rule of a site. `again` is the number of the site's pages that are read again. */
  saveRule: write(RuleOfSite, z.object({ again: z.int() }), ['conflict']),
  deleteRule: write(z.object({ site: Site }), Nothing, ['not-found']),
  /**
   * Imports rules from a file that a Synthwire server exported. They replace existing rules for the
   * same sites.
   */
  importRules: write(
    z.object({
      text: text(
        SITE_RULES.fileCharacters,
        'That file is larger than a file of rules can be (1 MB).',
      ),
    }),
    z.object({ taken: z.int(), leftOut: z.array(z.string()) }),
    ['conflict'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'sources/site-rules': typeof siteRules
  }
}

import { type Markup, markup } from '#core/pages/markup.ts'
import { slugOf, type Story, storyPath } from '../../news/story.ts'
import { STORIES_PATH } from '../drawing.ts'
import { columnsFor } from '../columns-for.ts'
import { langOf } from '#core/pages/lang-of.ts'
import { newsWords } from './news-words.ts'

/** A story of a site, with its path. */
export interface StoryToDraw extends Story {
  article: number
  slug: string
  correctedAt: string | null
}

/** The language of the site, and a function that makes links to its paths. */
export interface NewsFrame {
  language: string
  link(path: string): string
}

/** The path below which sections are; the slug of the section's name follows. */
const SECTION_PATH = 'section'

export function sectionPath(section: string): string {
  return `${SECTION_PATH}/${slugOf(section) || encodeURIComponent(section)}`
}

/** Renders a list of stories, each with its first sentence and its outlets. */
export function drawStories(
  stories: readonly StoryToDraw[],
  { level, look }: { level: 2 | 3; look: 'cards' | 'list' },
  frame: NewsFrame,
): Markup {
  if (stories.length === 0) return markup`<p class="note">${newsWords(frame.language).none}</p>`
  const items = stories.map((story) => storyItem(story, level, frame))
  return markup`<ul class="${look === 'cards' ? `grid ${columnsFor(stories)}` : 'rows'}">${items}</ul>`
}

function storyItem(story: StoryToDraw, level: 2 | 3, frame: NewsFrame): Markup {
  const { title, language, article, slug, sentences } = story
  const link = markup`<a href="${frame.link(storyPath(article, slug))}"${langOf(language)}>${title}</a>`
  return markup`<li><div>${level === 2 ? markup`<h2 class="h3">${link}</h2>` : markup`<h3>${link}</h3>`}<p class="note">${metaOf(
    story,
    frame,
  )}</p><p${langOf(language)}>${sentences[0]?.text ?? ''}</p></div></li>`
}

/** Renders a line such as "World · 2 March 2026 · 3 sources". */
function metaOf({ section, publishedTime, sources }: Story, frame: NewsFrame): Markup {
  const outlets = new Set(sources.map(({ outlet }) => outlet)).size
  const words = newsWords(frame.language)
  return markup`<a href="${frame.link(sectionPath(section))}">${section}</a> · ${timeMarkup(publishedTime, frame)} · ${words.fromSources(outlets)}`
}

/** The most sections that a page links to, so that they fit on a line or two. */
const SECTIONS_SHOWN = 8

/** Renders links to the sections of a site, those with the most stories first. */
export function drawSections(sections: readonly string[], frame: NewsFrame): Markup | null {
  if (sections.length < 2) return null
  const links = sections
    .slice(0, SECTIONS_SHOWN)
    .map((section) => markup`<li><a href="${frame.link(sectionPath(section))}">${section}</a></li>`)
  return markup`<nav class="sections" aria-label="${newsWords(frame.language).sections}"><ul>${links}</ul></nav>`
}

/** Renders one story: its sentences, each with the number of its source, and the sources below. */
export function drawStory(story: StoryToDraw, frame: NewsFrame): Markup {
  const { title, language, sentences, sources, correctedAt } = story
  const words = newsWords(frame.language)
  const corrected =
    correctedAt === null
      ? null
      : markup`<p class="note said">${words.corrected}: ${timeMarkup(correctedAt, frame)}</p>`
  const paragraphs = []
  for (let at = 0; at < sentences.length; at += PARAGRAPH_SENTENCES)
    paragraphs.push(
      markup`<p${langOf(language)}>${cited(sentences.slice(at, at + PARAGRAPH_SENTENCES), story)}</p>`,
    )
  return markup`<article><header class="b title"><h1${langOf(language)}>${title}</h1><p class="note">${metaOf(
    story,
    frame,
  )}</p>${corrected}</header><div class="b"><div class="prose">${paragraphs}</div></div><section class="b sources"><h2>${
    words.sources
  }</h2><p class="note">${words.method}</p><ol>${sources.map((source, at) => sourceItem(source, at, frame))}</ol></section></article>`
}

const PARAGRAPH_SENTENCES = 3

function cited(sentences: Story['sentences'], { sources }: Story): Markup[] {
  return sentences.map(({ text, source }, at) => {
    const label = `${source + 1}: ${sources[source]?.outlet ?? ''}`
    return markup`${at === 0 ? null : ' '}${text}<sup><a href="#source-${source + 1}" aria-label="${label}">${source + 1}</a></sup>`
  })
}

function sourceItem(
  { outlet, title, link, publishedTime }: Story['sources'][number],
  at: number,
  frame: NewsFrame,
): Markup {
  const name = link
    ? markup`<a href="${link}" rel="noopener nofollow"><bdi>${title}</bdi></a>`
    : markup`<bdi>${title}</bdi>`
  return markup`<li id="source-${at + 1}"><strong><bdi>${outlet}</bdi></strong> · ${timeMarkup(publishedTime, frame)}<br>${name}</li>`
}

/** Renders the page that replaces a story that is no longer shown. */
export function drawWithdrawn(frame: NewsFrame): { title: string; content: Markup } {
  const words = newsWords(frame.language)
  return {
    title: words.withdrawn,
    content: markup`<header class="b title"><h1>${words.withdrawn}</h1><p>${words.withdrawnLead}</p><p class="buttons"><a class="button" href="${frame.link(STORIES_PATH)}">${words.stories}</a></p></header>`,
  }
}

function timeMarkup(time: string, { language }: NewsFrame): Markup {
  const day = new Date(time).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
  return markup`<time datetime="${time}">${day}</time>`
}

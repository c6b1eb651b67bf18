import { type Markup, markup } from '#core/pages/markup.ts'
import { STORIES_PATH } from '../drawing.ts'
import { drawSections, drawStories, type NewsFrame, type StoryToDraw } from './draw-stories.ts'
import { fillNews } from './news-places.ts'
import { newsWords } from './news-words.ts'

interface ListedStories {
  newest: readonly StoryToDraw[]
  sections: readonly string[]
}

/** Replaces the placeholders of a page with the newest stories. */
export function fillWithStories(
  html: string,
  { newest, sections }: ListedStories,
  frame: NewsFrame,
): string {
  return fillNews(html, ({ most, section, look }, level) => {
    const listed = newest.filter(
      (story) => section === '' || story.section.toLowerCase() === section.toLowerCase(),
    )
    return markup`${section === '' ? drawSections(sections, frame) : null}${drawStories(
      listed.slice(0, most),
      { level, look },
      frame,
    )}<p><a class="more" href="${frame.link(STORIES_PATH)}">${newsWords(frame.language).stories}</a></p>`
  })
}

interface StoryList {
  title: string
  stories: readonly StoryToDraw[]
  sections: readonly string[]
  /** The link to older stories; null if there are none. */
  older: string | null
}

/** Renders the content of a page with a list of stories. */
export function drawStoryList(
  { title, stories, sections, older }: StoryList,
  frame: NewsFrame,
): Markup {
  return markup`<header class="b title"><h1>${title}</h1></header><section class="b news list">${drawSections(
    sections,
    frame,
  )}${drawStories(stories, { level: 2, look: 'list' }, frame)}${
    older === null
      ? null
      : markup`<p><a class="more" href="${older}">${newsWords(frame.language).older}</a></p>`
  }</section>`
}

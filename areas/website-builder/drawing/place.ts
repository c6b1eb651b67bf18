import { type Markup, markup } from '#core/pages/markup.ts'
import type { Drawing } from './drawing.ts'
import type { Written } from './values.ts'
import { paragraphs } from './written.ts'

/** The state of rendering one block. */
export class Place {
  readonly drawing: Drawing
  readonly id: string
  /** The level of the block's heading. */
  private readonly level: 1 | 2
  /**
   * True if the block has a heading. Without one, the headings of its rows are one level higher.
   */
  private readonly isTitled: boolean

  constructor(drawing: Drawing, id: string, level: 1 | 2, isTitled: boolean) {
    this.drawing = drawing
    this.id = id
    this.level = level
    this.isTitled = isTitled
  }

  section(name: string, content: Markup): Markup {
    const mark = this.drawing.isPreview ? markup` data-block="${this.id}"` : null
    return markup`<section class="b ${name}" id="${this.id}"${mark}>${content}</section>`
  }

  /** The heading of the block and the text below it; null if both are empty. */
  head(title: Written, lead: Written = ''): Markup | null {
    const heading = title === '' ? null : this.title(title)
    const words = this.words(lead)
    if (!heading && !words) return null
    return markup`<header class="head">${heading}${words && markup`<div class="lead">${words}</div>`}</header>`
  }

  /**
   * The heading of the block: an h1 if the block begins the page and has a title, otherwise an h2.
   */
  title(title: Written): Markup {
    return this.level === 1 && this.isTitled ? markup`<h1>${title}</h1>` : markup`<h2>${title}</h2>`
  }

  /** The heading of a row. */
  rowTitle(title: Written): Markup {
    return this.rowLevel === 2 ? markup`<h2 class="h3">${title}</h2>` : markup`<h3>${title}</h3>`
  }

  get rowLevel(): 2 | 3 {
    return !this.isTitled || this.level === 1 ? 2 : 3
  }

  words(text: Written): Markup | null {
    return paragraphs(text, (address) => this.drawing.link(address))
  }

  /** A box in place of a missing picture or video, shown only in a preview. */
  emptyBox(label: string): Markup | null {
    return this.drawing.isPreview ? markup`<span class="empty box">${label}</span>` : null
  }
}

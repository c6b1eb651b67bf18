import type { ParagraphChild } from 'docx'
import {
  spaceBefore,
  type CitedSection,
  type CitedSentence,
  type CitedSource,
  type CitedText,
} from './cited-text.ts'
import { hrefOf } from './web-link.ts'

/**
 * Matches characters that XML cannot contain: lone surrogates, and code points that are not
 * characters.
 */
const NO_XML =
  /[\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
const CREATOR = 'Synthwire'

/**
 * Writes a document for Word and similar programs, with headings, links, and citation marks that
 * are footnotes or link to the sources.
 */
export async function toDocx(piece: CitedText): Promise<Buffer> {
  // Loaded on first use: the library takes a while to load, and few texts need it.
  const docx = await import('docx')
  const {
    Bookmark,
    Document,
    ExternalHyperlink,
    FootnoteReferenceRun,
    HeadingLevel,
    InternalHyperlink,
    Packer,
    Paragraph,
    TextRun,
  } = docx
  const { title, titleLanguage, language, isRightToLeft, sections } = piece
  const { sourcesTitle, sources, hasFootnotes } = piece
  const footnotes: Record<string, { children: InstanceType<typeof Paragraph>[] }> = {}

  const run = (
    text: string,
    more: {
      style?: string
      superScript?: boolean
      italics?: boolean
    } = {},
    foreign?: string,
  ) =>
    new TextRun({
      ...{ text: plain(text), rightToLeft: isRightToLeft, ...more },
      ...(foreign !== undefined && { language: { value: foreign } }),
    })
  const heading = (
    words: string | ParagraphChild[],
    level: (typeof HeadingLevel)[keyof typeof HeadingLevel],
  ) =>
    new Paragraph({
      heading: level,
      bidirectional: isRightToLeft,
      children: typeof words === 'string' ? [run(words)] : words,
    })
  const mark = (number: number) =>
    new InternalHyperlink({
      anchor: anchorOf(number),
      children: [run(`[${number}]`, { superScript: true })],
    })
  const footnote = (number: number): ParagraphChild[] => {
    const source = sources.find((one) => one.number === number)
    if (!source) return []
    const id = Object.keys(footnotes).length + 1
    footnotes[id] = {
      children: [new Paragraph({ bidirectional: isRightToLeft, children: named(source) })],
    }
    return [new FootnoteReferenceRun(id)]
  }
  const sentence = (one: CitedSentence, at: number): ParagraphChild[] => [
    run(spaceBefore(one, at) + one.text, { italics: one.isEdited }, one.language),
    ...one.citations.flatMap((number) => (hasFootnotes ? footnote(number) : [mark(number)])),
  ]
  const named = (source: CitedSource): ParagraphChild[] => {
    const { outlet, title: headline, link, date } = source
    const name = headline || outlet
    const foreign = headline === '' ? undefined : source.language
    const linked =
      link === null
        ? run(name, {}, foreign)
        : new ExternalHyperlink({
            link: hrefOf(link),
            children: [run(name, { style: 'Hyperlink' }, foreign)],
          })
    return [
      ...(headline === '' ? [] : [run(`${outlet}, `)]),
      linked,
      ...(date === '' ? [] : [run(`, ${date}`)]),
    ]
  }
  const headingOf = ({ title: words, heading: cited }: CitedSection) =>
    heading(cited?.flatMap(sentence) ?? words, HeadingLevel.HEADING_1)
  const listed = (source: CitedSource) =>
    new Paragraph({
      bidirectional: isRightToLeft,
      children: [
        new Bookmark({
          id: anchorOf(source.number),
          children: [run(`${source.number}. `)],
        }),
        ...named(source),
      ],
    })
  const list = [
    ...(sourcesTitle === '' ? [] : [heading(sourcesTitle, HeadingLevel.HEADING_1)]),
    ...sources.map(listed),
  ]

  const document = new Document({
    creator: CREATOR,
    title: plain(title),
    footnotes,
    styles: { default: { document: { run: { language: { value: language } } } } },
    sections: [
      {
        children: [
          heading([run(title, {}, titleLanguage)], HeadingLevel.TITLE),
          ...sections.flatMap((section) => [
            ...(section.title === '' ? [] : [headingOf(section)]),
            ...section.paragraphs.map(
              (sentences) =>
                new Paragraph({
                  bidirectional: isRightToLeft,
                  spacing: { after: AFTER_PARAGRAPH },
                  ...(section.isList ? { bullet: { level: 0 } } : {}),
                  children: sentences.flatMap(sentence),
                }),
            ),
          ]),
          ...(hasFootnotes || sources.length === 0 ? [] : list),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}

/** The space in twentieths of a point. */
const AFTER_PARAGRAPH = 160

function anchorOf(number: number): string {
  return `source-${number}`
}

function plain(text: string): string {
  return text.replace(NO_XML, '')
}

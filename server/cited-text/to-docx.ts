import type { ParagraphChild } from 'docx'
import type { CitedText, CitedSentence, CitedSource } from './cited-text.ts'
import { hrefOf } from './web-link.ts'

/** Characters that XML cannot hold: lone surrogates, and code points that are no characters. */
const NO_XML =
  /[\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
const CREATOR = 'Synthwire'

/** A document for Word and others, with headings, links, and marks that lead to the sources. */
export async function toDocx(piece: CitedText): Promise<Buffer> {
  // The library takes a while to load, and few pieces need it.
  const docx = await import('docx')
  const {
    Bookmark,
    Document,
    ExternalHyperlink,
    HeadingLevel,
    InternalHyperlink,
    Packer,
    Paragraph,
    TextRun,
  } = docx
  const { title, language, isRightToLeft, sections, sourcesTitle, sources } = piece

  const run = (
    text: string,
    more: { style?: string; superScript?: boolean; italics?: boolean } = {},
  ) => new TextRun({ text: plain(text), rightToLeft: isRightToLeft, ...more })
  const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
    new Paragraph({ heading: level, bidirectional: isRightToLeft, children: [run(text)] })
  const sentence = ({ text, citations, isEdited }: CitedSentence, at: number): ParagraphChild[] => [
    run(`${at === 0 ? '' : ' '}${text}`, { italics: isEdited }),
    ...citations.map(
      (number) =>
        new InternalHyperlink({
          anchor: anchorOf(number),
          children: [run(`[${number}]`, { superScript: true })],
        }),
    ),
  ]
  const source = ({ number, outlet, title: headline, link, date }: CitedSource) => {
    const named = headline || outlet
    const linked =
      link === null
        ? run(named)
        : new ExternalHyperlink({
            link: hrefOf(link),
            children: [run(named, { style: 'Hyperlink' })],
          })
    return new Paragraph({
      bidirectional: isRightToLeft,
      children: [
        new Bookmark({ id: anchorOf(number), children: [run(`${number}. `)] }),
        ...(headline === '' ? [] : [run(`${outlet}, `)]),
        linked,
        ...(date === '' ? [] : [run(`, ${date}`)]),
      ],
    })
  }

  const document = new Document({
    creator: CREATOR,
    title: plain(title),
    styles: { default: { document: { run: { language: { value: language } } } } },
    sections: [
      {
        children: [
          heading(title, HeadingLevel.TITLE),
          ...sections.flatMap((section) => [
            heading(section.title, HeadingLevel.HEADING_1),
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
          ...(sourcesTitle === '' ? [] : [heading(sourcesTitle, HeadingLevel.HEADING_1)]),
          ...sources.map(source),
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

import { describe, expect, it } from 'vitest'
import { documentText } from './document-text.ts'
import { docOf, docxOf, pdfOf } from './test-documents.ts'

const text = 'The harbour crane lifts 40 containers an hour'
const plain = new TextEncoder().encode(text)

describe('the words of an uploaded document', () => {
  it.each([
    ['plan.pdf', pdfOf(text)],
    ['plan.doc', docOf(text)],
    ['plan.docx', docxOf(text)],
    ['plan.txt', plain],
    // Word can save the new format with the old ending.
    ['PLAN.DOC', docxOf(text)],
  ])('are read from %s', async (name, bytes) => {
    expect(await documentText({ name, bytes })).toContain(text)
  })

  it('are read in the encoding that they are in', async () => {
    const bytes = Buffer.from('Grüße aus dem Hafen von Köln', 'latin1')
    expect(await documentText({ name: 'notes.txt', bytes })).toBe('Grüße aus dem Hafen von Köln')
  })

  it('are cut where they say nothing new any more', async () => {
    const bytes = new TextEncoder().encode('harbour '.repeat(200_000))
    expect((await documentText({ name: 'long.txt', bytes })).length).toBeLessThanOrEqual(200_000)
  })

  it.each([
    ['page.pdf', plain, /is not a PDF/],
    ['page.docx', pdfOf(text), /is not a Word document/],
    ['page.txt', Uint8Array.from([1, 0, 2, 0]), /is not a plain text/],
    ['page.exe', plain, /Choose a \.pdf, \.doc, \.docx or \.txt/],
    ['page.constructor', plain, /Choose a \.pdf, \.doc, \.docx or \.txt/],
    ['page.txt', new Uint8Array(), /is empty/],
    ['page.pdf', pdfOf(' '), /No text was found in “page.pdf”. If it is a scan/],
    ['page.pdf', pdfOf(text).slice(0, 60), /damaged/],
    ['page.doc', docOf(text).slice(0, 700), /damaged/],
    ['page.docx', docxOf(text).slice(0, 200), /damaged/],
  ])('%s: says what is wrong, and what to do (%#)', async (name, bytes, words) => {
    await expect(documentText({ name, bytes })).rejects.toThrow(words)
  })

  it('are not unpacked from a file that would fill the memory', async () => {
    const bytes = Buffer.from(docxOf(text))
    // The stated size of the first file; the zip library fails if the real size is larger.
    bytes.writeUInt32LE(300_000_000, bytes.indexOf('PK\u0001\u0002') + 24)
    await expect(documentText({ name: 'bomb.docx', bytes })).rejects.toThrow(/damaged/)
  })
})

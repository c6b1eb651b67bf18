import * as CFB from 'cfb'
import { strToU8, zipSync } from 'fflate'

/** A PDF of one page with this text, as small as the format allows. */
export function pdfOf(text: string): Uint8Array {
  const stream = `BT /F1 12 Tf 40 700 Td (${text.replaceAll(/[()\\]/g, '\\$&')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const offset = body.length
    body += `${i + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('')
  return strToU8(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`,
    true,
  )
}

/** A Word document (Office Open XML) of one paragraph. */
export function docxOf(text: string): Uint8Array {
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${kind}" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    ),
  })
}

/**
 * The length of the header of a Word 97 file ([MS-DOC], 2.5), and offsets in it at which the places
 * of its parts are stored.
 */
const FIB_BYTES = 0x600
const FC_MIN = 0x18
const CCP_TEXT = 0x4c
const FC_CLX = 0x1a2
const LCB_CLX = 0x1a6

/**
 * A Word document in the format before 2007, with the text in one piece of two bytes per letter.
 */
export function docOf(text: string): Uint8Array {
  const letters = Buffer.from(`${text}\r`, 'utf16le')
  const main = Buffer.concat([Buffer.alloc(FIB_BYTES), letters])
  main.writeUInt16LE(0xa5ec, 0)
  main.writeUInt32LE(FIB_BYTES, FC_MIN)
  main.writeUInt32LE(letters.length / 2, CCP_TEXT)

  const pieces = Buffer.alloc(5 + 8 + 8)
  pieces.writeUInt8(2, 0)
  pieces.writeUInt32LE(16, 1)
  pieces.writeUInt32LE(letters.length / 2, 9)
  pieces.writeUInt32LE(FIB_BYTES, 15)
  main.writeUInt32LE(0, FC_CLX)
  main.writeUInt32LE(pieces.length, LCB_CLX)

  const container = CFB.utils.cfb_new()
  CFB.utils.cfb_add(container, '/WordDocument', main)
  CFB.utils.cfb_add(container, '/0Table', pieces)
  return Uint8Array.from(CFB.write(container, { type: 'buffer' }) as Buffer)
}

import { expect, test } from 'vitest'
import { fileType, fileTypes, pictureType } from './file-type.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['%PDF-1.7', 'application/pdf'],
  ['PK\x03\x04....word/document.xml', /wordprocessingml/],
  ['PK\x03\x04....xl/workbook.xml', /spreadsheetml/],
  ['PK\x03\x04....notes.txt', 'application/zip'],
  ['\xd0\xcf\x11\xe0....', 'application/msword'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['RIFF....WEBPVP8 ', 'image/webp'],
  ['<script>alert(1)</script>', 'text/plain'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'text/plain'],
  ['MZ\x90\x00\x03', 'application/octet-stream'],
  ['', 'text/plain'],
])('%j is %s', (head, type) => {
  expect(fileType(bytes(head))).toEqual(
    typeof type === 'string' ? type : expect.stringMatching(type),
  )
  expect(fileTypes).toContain(fileType(bytes(head)))
})

test('only pictures that are shown are pictures', () => {
  expect(pictureType(bytes('\xff\xd8\xff\xe0'))).toBe('image/jpeg')
  expect(pictureType(bytes('%PDF-1.7'))).toBe(null)
})

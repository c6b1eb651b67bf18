import { expect, test } from 'vitest'
import { isInsideQuotation } from './inside-quotation.ts'

const isInside = (text: string) => isInsideQuotation(text.replace('>', ''), text.indexOf('>'))

test.each([
  '“We kept the quay open. >Nobody was turned away.” Veil said so on Monday.',
  'Veil told reporters: "We kept the quay open. >Nobody was turned away."',
  '“We kept the quay open.\n“The fog came later.\n>Nobody was turned away.”',
  '»Wir hielten den Kai offen.« Veil sagte: „Der Nebel kam später. >Niemand wurde abgewiesen.“',
  '« Le quai est resté ouvert. >Personne n’a été renvoyé. »',
])('"%s" goes on with what somebody says', (text) => expect(isInside(text)).toBe(true))

test.each([
  '>The ferry left on Monday.',
  '“We kept the quay open,” Veil said. >The ferry left on Monday.',
  '"We kept the quay open," Veil said. >The ferry left on Monday.',
  'The 24" screen and the 6\' 2" captain were new. >The ferry left on Monday.',
  `“We kept it open. ${'The mark was lost on the way. '.repeat(60)}>The ferry left on Monday.`,
])('"%s" is told by the outlet', (text) => expect(isInside(text)).toBe(false))

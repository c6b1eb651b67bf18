import { describe, expect, test } from 'vitest'
import { madeArticle, madeEntry, madeMaterial } from '../test-material.ts'
import { writeScript } from '../write-script.ts'
import { keyKind } from './key-sentences.ts'

const arabic = [
  'غرقت العبّارة ماريغولد قبالة ميناء أورلان صباح الاثنين بعد اصطدامها بالصخور. وأضافت وزارة النقل أن عمليات البحث مستمرة. وقال حرس السواحل إن 14 شخصا لقوا مصرعهم في الحادث. وقررت السلطات إغلاق المضيق أمام السفن حتى يوم الجمعة.',
  'نقلت المستشفيات في فيلدن ركاب العبارة ماريغولد بعد غرقها قرب أورلان. وقال القبطان إن الضباب كان كثيفا. وأعلنت شركة برايت ووتر أنها ستدفع 4 ملايين كرونة لعائلات الركاب.',
]
const chinese = [
  '客轮万寿菊号星期一早晨在奥兰港外触礁沉没。运输部表示，搜救工作仍在继续。海岸警卫队说，事故造成14人死亡。当局决定在星期五之前关闭海峡，禁止船只通行。',
  '万寿菊号客轮在奥兰附近沉没。船长说当时雾很大。维尔登的医院接收了六十名乘客。亮水公司宣布将赔偿400万克朗。',
]

function told(texts: string[], language: string, title: string): string {
  const entries = texts.map((text, at) => madeEntry(text, { language, title, outlet: `О${at}` }))
  const material = madeMaterial([madeArticle(entries, title)], title)
  const { sections } = writeScript(material, { form: 'brief', style: 'balanced', words: 300 })
  return sections.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n')
}

describe('The sentence with the dead, the decision or the figure is never lost', () => {
  test('in Arabic', () => {
    const text = told(arabic, 'ar', 'غرق العبارة ماريغولد قبالة أورلان')
    for (const key of ['14 شخصا', 'وقررت السلطات', '4 ملايين']) expect(text).toContain(key)
  })

  test('in Chinese', () => {
    const text = told(chinese, 'zh', '客轮万寿菊号在奥兰港外沉没')
    for (const key of ['14人死亡', '当局决定', '400万克朗']) expect(text).toContain(key)
  })

  test('in English, in whatever words it is told', () => {
    const text = told(
      [
        'The ferry Marigold ran aground off Orlan harbour on Monday. Fishermen from Pell lent blankets. A judge ordered the arrest of three officers. Fourteen sailors died in the engine room.',
      ],
      'en',
      'Ferry Marigold runs aground off Orlan',
    )
    expect(text).toContain('ordered the arrest')
    expect(text).toContain('Fourteen sailors died')
  })
})

test.each([
  ['At least 12 people were killed when the pier fell.', 'deaths'],
  ['Deux personnes sont mortes dans l’incendie.', 'deaths'],
  ['أسفر الحادث عن مقتل 14 شخصا.', 'deaths'],
  ['事故造成14人遇难。', 'deaths'],
  ['The court sentenced the captain to four years.', 'decision'],
  ['وافقت اللجنة على الخطة.', 'decision'],
  ['议会通过了预算。', 'decision'],
  ['The company made $4 million last year.', 'figure'],
  ['The ferry was painted green.', null],
])('%s is told for its %s', (text, kind) => expect(keyKind(text)).toBe(kind))

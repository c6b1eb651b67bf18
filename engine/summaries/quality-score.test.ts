import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rateQuality, type Rated } from './quality-score.ts'

const SPAM_BELOW = 0.3

const rated = (title: string, text: string, changes: Partial<Rated> = {}): Rated => ({
  title,
  text,
  linkCount: 1,
  sourceCount: 1,
  formerTitles: [],
  ...changes,
})

describe('news is rated well, in any language', () => {
  test.each([
    [
      'Council of Pell votes for a green crane on the western pier',
      'The council voted on Friday for a green crane. It lifts nine tons and was paid for by the guild of net makers. Work begins in spring and is to end before the first storms.',
    ],
    [
      'Rat von Pell stimmt für grünen Kran am Westpier',
      'Der Rat hat am Freitag für einen grünen Kran gestimmt. Er hebt neun Tonnen und wurde von der Gilde der Netzmacher bezahlt. Die Arbeiten beginnen im Frühjahr und enden vor den ersten Stürmen.',
    ],
    [
      'Le conseil de Pell vote pour une grue verte',
      'Le conseil a voté vendredi pour une grue verte. Elle soulève neuf tonnes et a été payée par la guilde des faiseurs de filets. Les travaux commencent au printemps et finissent avant les tempêtes.',
    ],
    [
      'El consejo de Pell vota por una grúa verde',
      'El consejo votó el viernes por una grúa verde. Levanta nueve toneladas y fue pagada por el gremio de los rederos. Las obras empiezan en primavera y terminan antes de las tormentas.',
    ],
    [
      'Совет Пелла проголосовал за зелёный кран',
      'Совет проголосовал в пятницу за зелёный кран. Он поднимает девять тонн и оплачен гильдией сетевязов. Работы начнутся весной и закончатся до первых осенних штормов, сообщил начальник порта.',
    ],
    [
      '議会、西の桟橋に緑のクレーンを設置へ',
      '議会は金曜日、西の桟橋に緑のクレーンを設置する案を可決した。九トンを持ち上げることができ、網職人の組合が費用を出した。工事は春に始まり、最初の嵐が来る前に終わる予定である。',
    ],
    [
      '议会投票决定在西码头安装绿色起重机',
      '议会周五投票决定在西码头安装一台绿色起重机。它能吊起九吨重物，费用由渔网工匠行会支付。工程将于春季开始，并计划在第一场风暴来临之前完成，港务长这样说。',
    ],
  ])('%s', (title, text) => {
    expect(rateQuality(rated(title, text)).score).toBeGreaterThanOrEqual(0.8)
  })
})

describe('advertising is rated as spam, in any language', () => {
  test.each([
    [
      'BUY NOW!!! CHEAP WATCHES, LIMITED OFFER!!!',
      'Hurry! Free shipping! Click here! Order now with promo code TICK!',
    ],
    [
      'You won! Claim your FREE giveaway now!!',
      'Make money from home, guaranteed! Click here! Sign up now! 💰💰💰',
    ],
    [
      'NUR HEUTE!!! JETZT KAUFEN UND SPAREN!!!',
      'Hier klicken! Rabattcode UHR! Gratis dazu! Jetzt sichern!',
    ],
    [
      'ACHETEZ MAINTENANT !!! OFFRE LIMITÉE !!!',
      'Cliquez ici ! Livraison gratuite ! Profitez du code promo MONTRE !',
    ],
    [
      '¡¡COMPRA AHORA!! ¡OFERTA LIMITADA!',
      '¡Haz clic! ¡Envío gratis! ¡Última oportunidad! ¡Mejor precio!',
    ],
    ['КУПИТЕ СЕЙЧАС!!! СКИДКА ТОЛЬКО СЕГОДНЯ!!!', 'Жми! Бесплатно! Промокод ЧАСЫ! Последний шанс!'],
    ['期間限定！！今すぐ購入！！', '送料無料！クーポン！激安！こちらをクリック！必ず儲かる！'],
    ['限时优惠！！立即购买！！', '包邮！最低价！点击这里！免费领取！'],
  ])('%s', (title, text) => {
    const { score, parts } = rateQuality(rated(title, text, { linkCount: 4 }))
    expect(score).toBeLessThan(SPAM_BELOW)
    expect(parts.map(({ what }) => what).join()).toMatch(/words that sell/)
  })
})

describe('what is only short, loud or about shopping is not spam', () => {
  test.each([
    ['a bare headline', rated('Storm closes the harbour of Tolland', '')],
    [
      'a title in capitals',
      rated('STORM CLOSES THE HARBOUR OF TOLLAND', 'The harbour is closed until Monday.'),
    ],
    [
      'news on a discount',
      rated(
        'Rail company ends its discount for pupils',
        'The coupon was introduced ten years ago. From spring on, pupils pay the full fare, the company said on Monday. Parents have protested in front of the station.',
      ),
    ],
    ['one emoji', rated('🎉 Bakery on Quay Street wins a prize', 'The jury praised a crust.')],
    ['nothing at all', rated('', '')],
  ])('%s', (_, article) => {
    expect(rateQuality(article).score).toBeGreaterThanOrEqual(SPAM_BELOW)
  })
})

test('other sources, and a source’s habits, count', () => {
  const alone = rated('SALE of the century on the quay', 'Cheap boats. Buy now.')
  const score = (changes: Partial<Rated>) => rateQuality({ ...alone, ...changes }).score
  expect(score({ sourceCount: 2 })).toBeGreaterThan(score({}))
  expect(score({ sourceCount: 5 })).toBeGreaterThan(score({ sourceCount: 2 }))
  const loud = Array.from({ length: 8 }, (_, at) => `BUY NOW NUMBER ${'X'.repeat(at)}`)
  expect(score({ formerTitles: loud })).toBeLessThan(score({}))
  expect(score({ formerTitles: [alone.title, alone.title] })).toBeLessThan(score({}))
  expect(score({ linkCount: 30 })).toBeLessThan(score({}))
})

test('any text has a score between 0 and 1 that its parts add up to', () => {
  const article = fc.record<Rated>({
    title: fc.string({ unit: 'grapheme' }),
    text: fc.string({ unit: 'grapheme', maxLength: 500 }),
    linkCount: fc.nat(200),
    sourceCount: fc.integer({ min: 1, max: 50 }),
    formerTitles: fc.array(fc.string(), { maxLength: 10 }),
  })
  fc.assert(
    fc.property(article, (one) => {
      const { score, parts } = rateQuality(one)
      const sum = parts.reduce((total, { by }) => total + by, 1)
      expect(score).toBeCloseTo(Math.min(1, Math.max(0, sum)), 1)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOf } from '#core/testing/test-share.ts'
import { pronounced } from '../pronounced.ts'

test.each([
  [
    'The port office writes F#, C++ and .NET.',
    'The port office writes F sharp, C plus plus and dot net.',
  ],
  ['It opens tides.js and main.py.', 'It opens tides dot J S and main dot P Y.'],
  ['A 3x5 card and a 4×6 photo.', 'A three by five card and a four by six photo.'],
  ['The pier costs £3-5bn.', 'The pier costs three to five billion pounds.'],
  ['The vote was 60-60.', 'The vote was sixty sixty.'],
  ['It ended 2-2.', 'It ended two two.'],
  [
    'A roll for 75¢, or 1¢ with a coupon.',
    'A roll for seventy-five cents, or one cent with a coupon.',
  ],
  ['The screen shows 8K and 720p.', 'The screen shows eight K and seven twenty P.'],
  ['Some 4K people came.', 'Some four thousand people came.'],
  ['Polls close at 7:30 p.m. PT.', 'Polls close at seven thirty P M Pacific Time.'],
  [
    'The ferry leaves at 21:00 CET.',
    'The ferry leaves at twenty-one hundred hours Central European Time.',
  ],
  [
    'Govs. Veil and Renn met Profs. Lind and Brook.',
    'Governors Veil and Renn met Professors Lind and Brook.',
  ],
  [
    "Renn took the women's 200m in 22.41s.",
    "Renn took the women's two hundred meters in twenty-two point four one seconds.",
  ],
  ['The town raised 100m for the bridge.', 'The town raised one hundred million for the bridge.'],
  [
    'The 4x200m team swam 7:04.5.',
    'The four by two hundred meters team swam seven minutes four point five.',
  ],
  [`Tolland is 6'2" tall.`, 'Tolland is six foot two tall.'],
  [
    'Three 787s, a 757-200 and an Airbus A320.',
    'Three seven eighty-sevens, a seven fifty-seven two hundred and an Airbus A three twenty.',
  ],
  ['A 60-40 split, and 52-48 votes.', 'A sixty forty split, and fifty-two to forty-eight votes.'],
  ['He counted 747 gulls.', 'He counted seven hundred forty-seven gulls.'],
  ['Dial 1-888-555-0199.', 'Dial one, eight eight eight, five five five, zero one nine nine.'],
  ['An H-2A form and an F-35B jet.', 'An H two A form and an F thirty-five B jet.'],
  ['It lent ₹20 lakh.', 'It lent twenty lakh rupees.'],
  [
    'See fig. 3, vols. 2-4 and pp. 10-12.',
    'See figure three, volumes two to four and pages ten to twelve.',
  ],
  [
    'The yard of 1,200 sq mi. is on Harbour Blvd.',
    'The yard of one thousand two hundred square miles is on Harbour Boulevard.',
  ],
  ['Dr. Ana Veil lives at 12 Oak Dr.', 'Doctor Ana Veil lives at twelve Oak Drive.'],
  [
    'From Ft. Orlan in Fla. to Velden, Mass., by bus.',
    'From Fort Orlan in Florida to Velden, Massachusetts, by bus.',
  ],
  ['They fell ill. Miss Veil stayed.', 'They fell ill. Miss Veil stayed.'],
  [
    'The XVIII Airborne Corps and I Corps left.',
    'The Eighteenth Airborne Corps and First Corps left.',
  ],
])('says %s', (shown, spoken) => expect(pronounced(shown, 'en')).toBe(spoken))

test('whatever they hold, texts are said without digits', () => {
  const part = fc.constantFrom(
    ...[
      '4x',
      '1:23.45',
      "5'11",
      '7.5s',
      '$5–10m',
      '747-',
      'H-1B',
      '1-800-273-8255',
      'pp. ',
      '¢',
      ' ET',
      '15:00',
    ],
    ...[
      '100m',
      'sq ft',
      'Fla.',
      'Dr.',
      'II Corps',
      '₹500 crore',
      '1080p',
      '4K',
      '50-50',
      ' ',
      '.',
      '7',
    ],
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      expect(pronounced(parts.join(''), 'en')).not.toMatch(/\d|undefined/)
    }),
    { numRuns: shareOf(500) },
  )
})

import { describe, expect, test } from 'vitest'
import { pronounced } from './pronounced.ts'
import type { SpokenCase } from './test-cases/spoken-case.ts'

const kinds: Readonly<Record<string, SpokenCase[]>> = {
  en: [
    ['A $5 billion deal cost $5 billion.', 'A five billion dollar deal cost five billion dollars.'],
    ['the $20 million mansion', 'the twenty million dollar mansion'],
    ['the $20 million was', 'the twenty million dollars was'],
    ['a $5-a-day fee', 'a five dollar a day fee'],
    ['Rs 300 crore and Rs. 50', 'three hundred crore rupees and fifty rupees'],
    ['50p a copy', 'fifty pence a copy'],
    [
      'CA$4, NZ$5 and 10 SEK',
      'four Canadian dollars, five New Zealand dollars and ten Swedish kronor',
    ],
    [
      '$9.99/month and 40 miles/day',
      'nine dollars and ninety-nine cents per month and forty miles per day',
    ],
    ['$2/lb at 30 km/h', 'two dollars per pound at thirty kilometers an hour'],
    ['up 5%-10%', 'up five to ten percent'],
    ['~300 ferries', 'about three hundred ferries'],
    ['June 3–7, 2026', 'June third to seventh, twenty twenty-six'],
    ['June 30–July 4', 'June thirtieth to July fourth'],
    ['10–12 May', 'the tenth to the twelfth of May'],
    ['Mon., March 4', 'Monday, March fourth'],
    ['in 1066 AD', 'in ten sixty-six A D'],
    ['won in 2:03:38', 'won in two hours three minutes thirty-eight seconds'],
    ['8 cm³ and 2 ft²', 'eight cubic centimeters and two square feet'],
    [
      '5 cu ft, 500 mL at 60fps',
      'five cubic feet, five hundred milliliters at sixty frames a second',
    ],
    ['an M4.8 quake, Cat. 3', 'a magnitude four point eight quake, category three'],
    ['Dial 112 or call 311', 'Dial one one two or call three one one'],
    ['called 112 people', 'called one hundred twelve people'],
    ['GPT-4o', 'G P T four o'],
    ['The EU, UN, IMF, WHO and ECB met.', 'The E U, U N, I M F, W H O and E C B met.'],
    ['three CEOs', "three C E O's"],
    ['Lts. Gray and Moor', 'Lieutenants Gray and Moor'],
  ],
  de: [
    [
      'Karl IV., Elisabeth II., der II. Weltkrieg',
      'Karl der Vierte, Elisabeth die Zweite, der zweite Weltkrieg',
    ],
    ['im XX. Jahrhundert', 'im zwanzigsten Jahrhundert'],
    ['Sie geht in die 5. Klasse', 'Sie geht in die fünfte Klasse'],
    ['auf Rang steht: 5. Platz', 'auf Rang steht: fünfter Platz'],
    ['Es waren 5. Danach kam keiner.', 'Es waren fünf. Danach kam keiner.'],
    ['vom 3. bis 7. Juni', 'vom dritten bis siebten Juni'],
    ['10.–12. Mai', 'zehnten bis zwölften Mai'],
    ['9–17 Uhr', 'neun bis siebzehn Uhr'],
    [
      'Tel. 030 1234567, Notruf 112',
      'Telefon null drei null, eins zwei drei vier fünf sechs sieben, Notruf eins eins zwei',
    ],
    ['eine Boeing 737-800', 'eine Boeing siebenhundertsiebenunddreißig achthundert'],
    ['9,99 €/Monat und 5 Fr.', 'neun Euro neunundneunzig pro Monat und fünf Franken'],
    ['7 ‰, S. 12', 'sieben Promille, Seite zwölf'],
    ['2:03:38', 'zwei Stunden drei Minuten achtunddreißig Sekunden'],
    ['Die EU, UNO, NATO und CDU', 'Die E U, U N O, Nato und C D U'],
  ],
  fr: [
    ["L'UE, l'ONU, la SNCF, le PSG", "L'U E, l'Onu, la S N C F, le P S G"],
    ['9 h-17 h', 'neuf heures à dix-sept heures'],
    ['du 3-7 juin', 'du trois au sept juin'],
    ['100 m en 9,58 s', 'cent mètres en neuf virgule cinquante-huit secondes'],
    ['5 €/mois, 7 ‰, p. 12', 'cinq euros par mois, sept pour mille, page douze'],
    ['Tél. 01 23 45', 'téléphone zéro un, vingt-trois, quarante-cinq'],
    ['un Boeing 737-800', 'un Boeing sept cent trente-sept huit cents'],
  ],
  es: [
    ['3-7 de junio', 'tres al siete de junio'],
    ['5 €/mes', 'cinco euros por mes'],
    ['2:03:38', 'dos horas tres minutos treinta y ocho segundos'],
    ['pág. 12', 'página doce'],
  ],
  it: [
    ['il 21° posto', 'il ventunesimo posto'],
    ['21° nella città', 'ventuno gradi nella città'],
    ['n. 5, pag. 12', 'numero cinque, pagina dodici'],
    ['3-7 giugno', 'tre al sette giugno'],
    ['500 ml', 'cinquecento millilitri'],
  ],
}

describe.each(Object.entries(kinds))('A newsreader, in %s,', (language, cases) => {
  test.each(cases)('says %s', (shown, spoken) => {
    expect(pronounced(shown, language)).toBe(spoken)
  })
})

test('parts of durations, days and sums leave no digit', () => {
  const parts = [
    '2:03:38',
    'June 3–',
    '7',
    '5%-',
    '€/',
    '/kg',
    '3.–',
    ' Uhr',
    '~',
    'M4.8',
    '1066 AD',
  ]
  for (const language of ['en', 'de', 'fr', 'es', 'it'])
    for (const first of parts)
      for (const second of parts)
        expect(pronounced(first + second, language)).not.toMatch(/\d|undefined/)
})

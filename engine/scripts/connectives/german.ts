import type { Connectives } from './connectives.ts'

export const german: Connectives = {
  titles: {
    opening: 'Einleitung',
    news: 'Was bekannt ist',
    background: 'Hintergrund',
    caveats: 'Was offen ist',
    differences: 'Worin sich die Quellen unterscheiden',
    positions: 'Wer was sagt',
    source: 'Quelle für Quelle',
    reports: 'Was Nutzer schreiben',
    next: 'Wie es weitergeht',
    closing: 'Quellen',
  },
  periods: {
    hour: 'Die letzte Stunde',
    hours: 'Die letzten {count} Stunden',
    days: 'Die letzten {count} Tage',
  },
  openingOfOne: {
    casual: ['Hallo. Das berichtet {outlet}, Stand {date}.'],
    all: ['Das berichtet {outlet}, Stand {date}.'],
  },
  openingOfSeveral: {
    casual: ['Hallo. Das berichten {count} Medien, Stand {date}.'],
    all: ['Das berichten {count} Medien, Stand {date}.'],
  },
  openingOfMany: { all: ['„{title}“, {date}.'] },
  leadIns: {
    casual: ['{outlet} sagt es so:'],
    professional: ['{outlet} meldet:'],
    all: [
      '{outlet} berichtet:',
      'Laut {outlet}:',
      '{outlet} schreibt:',
      'Bei {outlet} heißt es:',
      'Aus dem Bericht von {outlet}:',
      '{outlet} formuliert es so:',
      'In den Worten von {outlet}:',
      'Nach Angaben von {outlet}:',
    ],
  },
  leadInsOfSeveral: { all: ['{outlets} berichten:', 'Laut {outlets}:', 'Bei {outlets} heißt es:'] },
  datedLeadIns: {
    all: ['{outlet} am {date}:', 'Am {date} schrieb {outlet}:', 'Aus {outlet} vom {date}:'],
  },
  into: {
    news: { all: ['Zuerst, was bekannt ist.'] },
    story: {
      casual: ['Weiter geht es.'],
      all: [
        'Das nächste Thema.',
        'Nun zu einem anderen Thema.',
        'Außerdem in diesem Überblick.',
        'Ein weiteres Thema.',
        'Weiter.',
        'Eine weitere Nachricht.',
        'Wir wechseln das Thema.',
        'Und nun etwas anderes.',
      ],
    },
    background: { all: ['Zum Hintergrund.', 'Zur Einordnung.'] },
    caveats: { all: ['Einige Punkte mit Vorsicht.', 'Ein Wort zur Vorsicht.'] },
    differences: { all: ['Die Quellen nennen verschiedene Zahlen.'] },
    positions: { all: ['Das ist, wer was sagt.'] },
    reports: { all: ['Das schreiben Nutzer.'] },
    next: { all: ['Der Blick nach vorn.', 'Wie es weitergeht.'] },
    source: { all: ['Quelle für Quelle.'] },
  },
  closingOfOne: { all: ['Die Quelle war {outlet}.'] },
  closing: {
    casual: ['Das war es fürs Erste. Die Quellen waren {outlets}.'],
    all: ['Die Quellen waren {outlets}.'],
  },
  andMore: '{count} weitere',
  leftOutOne: 'Ein Bericht in einer anderen Sprache wurde ausgelassen.',
  leftOut: '{count} Berichte in anderen Sprachen wurden ausgelassen.',
}

import type { Connectives } from './connectives.ts'

export const italian: Connectives = {
  titles: {
    opening: 'Introduzione',
    news: 'Che cosa si sa',
    background: 'Contesto',
    caveats: 'Che cosa non è chiaro',
    differences: 'In che cosa le fonti differiscono',
    positions: 'Chi dice che cosa',
    source: 'Fonte per fonte',
    reports: 'Che cosa scrivono gli utenti',
    next: 'Che cosa succederà',
    closing: 'Fonti',
  },
  periods: {
    hour: 'L’ultima ora',
    hours: 'Le ultime {count} ore',
    days: 'Gli ultimi {count} giorni',
  },
  openingOfOne: {
    casual: ['Ciao. Ecco che cosa riporta {outlet}, al {date}.'],
    all: ['Ecco che cosa riporta {outlet}, al {date}.'],
  },
  openingOfSeveral: {
    casual: ['Ciao. Ecco che cosa riportano {count} testate, al {date}.'],
    all: ['Ecco che cosa riportano {count} testate, al {date}.'],
  },
  openingOfMany: { all: ['«{title}», {date}.'] },
  leadIns: {
    all: [
      '{outlet} riporta:',
      'Secondo {outlet}:',
      '{outlet} scrive:',
      'Stando a {outlet}:',
      'Su {outlet} si legge:',
      '{outlet} lo racconta così:',
      'Con le parole di {outlet}:',
      'Dal servizio di {outlet}:',
    ],
  },
  leadInsOfSeveral: { all: ['{outlets} riportano:', 'Secondo {outlets}:', 'Stando a {outlets}:'] },
  datedLeadIns: {
    all: ['{outlet}, {date}:', 'In data {date}, {outlet} ha scritto:', 'Secondo {outlet}, {date}:'],
  },
  into: {
    news: { all: ['Per prima cosa, che cosa si sa.'] },
    story: {
      all: [
        'Il prossimo tema.',
        'Passiamo a un altro tema.',
        'Anche in questo riepilogo.',
        'Un altro tema.',
        'Proseguiamo.',
        'Un’altra notizia.',
        'Cambiamo argomento.',
        'E ora, altro.',
      ],
    },
    background: { all: ['Un po’ di contesto.', 'Per inquadrare.'] },
    caveats: { all: ['Alcuni punti di cautela.', 'Che cosa resta da confermare.'] },
    differences: { all: ['Le fonti danno cifre diverse.'] },
    positions: { all: ['Ecco chi dice che cosa.'] },
    reports: { all: ['Ecco che cosa scrivono gli utenti.'] },
    next: { all: ['Guardando avanti.', 'Che cosa è previsto.'] },
    source: { all: ['Fonte per fonte.'] },
  },
  closingOfOne: { all: ['La fonte era {outlet}.'] },
  closing: {
    casual: ['Per ora è tutto. Le fonti erano {outlets}.'],
    all: ['Le fonti erano {outlets}.'],
  },
  andMore: 'altre {count}',
  leftOutOne: 'Un articolo in un’altra lingua è stato tralasciato.',
  leftOut: '{count} articoli in altre lingue sono stati tralasciati.',
}

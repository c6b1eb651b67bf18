import type { Connectives } from './connectives.ts'

export const spanish: Connectives = {
  titles: {
    opening: 'Introducción',
    news: 'Lo que se sabe',
    background: 'Contexto',
    caveats: 'Lo que no está claro',
    differences: 'En qué difieren las fuentes',
    positions: 'Quién dice qué',
    source: 'Fuente por fuente',
    reports: 'Lo que escriben los usuarios',
    next: 'Lo que viene',
    closing: 'Fuentes',
  },
  periods: {
    hour: 'La última hora',
    hours: 'Las últimas {count} horas',
    days: 'Los últimos {count} días',
  },
  openingOfOne: {
    casual: ['Hola. Esto es lo que informa {outlet}, a {date}.'],
    all: ['Esto es lo que informa {outlet}, a {date}.'],
  },
  openingOfSeveral: {
    casual: ['Hola. Esto es lo que informan {count} medios, a {date}.'],
    all: ['Esto es lo que informan {count} medios, a {date}.'],
  },
  openingOfMany: { all: ['«{title}», {date}.'] },
  leadIns: {
    all: [
      '{outlet} informa:',
      'Según {outlet}:',
      '{outlet} escribe:',
      'De acuerdo con {outlet}:',
      'En {outlet} se lee:',
      '{outlet} lo cuenta así:',
      'En palabras de {outlet}:',
      'Del informe de {outlet}:',
    ],
  },
  leadInsOfSeveral: {
    all: ['{outlets} informan:', 'Según {outlets}:', 'De acuerdo con {outlets}:'],
  },
  datedLeadIns: {
    all: ['{outlet}, el {date}:', 'El {date}, {outlet} escribió:', 'Según {outlet}, el {date}:'],
  },
  into: {
    news: { all: ['Primero, lo que se sabe.'] },
    story: {
      all: [
        'El siguiente tema.',
        'Pasamos a otro tema.',
        'También en este resumen.',
        'Otro tema.',
        'Seguimos.',
        'Otra noticia.',
        'Cambiamos de tema.',
        'Y ahora, otra cosa.',
      ],
    },
    background: { all: ['Un poco de contexto.', 'Para situarnos.'] },
    caveats: { all: ['Algunos puntos con cautela.', 'Lo que falta por confirmar.'] },
    differences: { all: ['Las fuentes dan cifras distintas.'] },
    positions: { all: ['Esto es quién dice qué.'] },
    reports: { all: ['Esto escriben los usuarios.'] },
    next: { all: ['De cara al futuro.', 'Lo que viene.'] },
    source: { all: ['Fuente por fuente.'] },
  },
  closingOfOne: { all: ['La fuente fue {outlet}.'] },
  closing: {
    casual: ['Eso es todo por ahora. Las fuentes fueron {outlets}.'],
    all: ['Las fuentes fueron {outlets}.'],
  },
  andMore: '{count} más',
  leftOutOne: 'Se ha dejado fuera una información en otro idioma.',
  leftOut: 'Se han dejado fuera {count} informaciones en otros idiomas.',
}

import type { Connectives } from './connectives.ts'

export const french: Connectives = {
  titles: {
    opening: 'Introduction',
    news: 'Ce que l’on sait',
    background: 'Contexte',
    caveats: 'Ce qui reste incertain',
    differences: 'Ce sur quoi les sources diffèrent',
    positions: 'Qui dit quoi',
    source: 'Source par source',
    reports: 'Ce qu’écrivent les internautes',
    next: 'La suite',
    closing: 'Sources',
  },
  periods: {
    hour: 'La dernière heure',
    hours: 'Les {count} dernières heures',
    days: 'Les {count} derniers jours',
  },
  openingOfOne: {
    casual: ['Bonjour. Voici ce que rapporte {outlet}, au {date}.'],
    all: ['Voici ce que rapporte {outlet}, au {date}.'],
  },
  openingOfSeveral: {
    casual: ['Bonjour. Voici ce que rapportent {count} médias, au {date}.'],
    all: ['Voici ce que rapportent {count} médias, au {date}.'],
  },
  openingOfMany: { all: ['« {title} », {date}.'] },
  leadIns: {
    all: [
      '{outlet} rapporte :',
      'Selon {outlet} :',
      '{outlet} écrit :',
      'D’après {outlet} :',
      'Chez {outlet}, on lit :',
      '{outlet} le dit ainsi :',
      'Dans les mots de {outlet} :',
      'Voici {outlet} :',
      'Tiré de {outlet} :',
    ],
  },
  leadInsOfSeveral: { all: ['{outlets} rapportent :', 'Selon {outlets} :', 'D’après {outlets} :'] },
  datedLeadIns: {
    all: ['{outlet}, le {date} :', 'Le {date}, {outlet} écrivait :', 'Selon {outlet}, le {date} :'],
  },
  into: {
    news: { all: ['D’abord, ce que l’on sait.'] },
    story: {
      all: [
        'Le sujet suivant.',
        'Passons à un autre sujet.',
        'Également au sommaire.',
        'Un autre sujet.',
        'Poursuivons.',
        'Autre information.',
        'Nous changeons de sujet.',
        'Et maintenant, autre chose.',
      ],
    },
    background: { all: ['Un peu de contexte.', 'Pour situer.'] },
    caveats: { all: ['Quelques points de prudence.', 'Ce qui reste à confirmer.'] },
    differences: { all: ['Les sources donnent des chiffres différents.'] },
    positions: { all: ['Voici qui dit quoi.'] },
    reports: { all: ['Voici ce qu’écrivent des internautes.'] },
    next: { all: ['Pour la suite.', 'Ce qui est attendu.'] },
    source: { all: ['Source par source.'] },
  },
  closingOfOne: { all: ['La source était {outlet}.'] },
  closing: {
    casual: ['C’est tout pour le moment. Les sources étaient {outlets}.'],
    all: ['Les sources étaient {outlets}.'],
  },
  andMore: '{count} de plus',
  leftOutOne: 'Un article dans une autre langue n’a pas été repris.',
  leftOut: '{count} articles dans d’autres langues n’ont pas été repris.',
}

import type { NewswireStory } from '../story.ts'

export const french: readonly NewswireStory[] = [
  {
    key: 'valcroix-halles',
    entries: [
      {
        outlet: 'gazette-de-valcroix',
        minutesBefore: 190,
        title: 'Les halles de Valcroix rouvrent après deux ans de travaux',
        paragraphs: [
          'Les halles de Valcroix ont rouvert leurs portes ce matin, avec 64 commerçants contre 51 avant les travaux. La charpente de 1887 a été conservée ; seules les verrières sont neuves.',
          'Le chantier a coûté onze millions de couronnes, soit un peu moins que prévu. L’eau de pluie alimente désormais les étals des poissonniers.',
          'La mairie espère 9 000 visiteurs par semaine. À midi, on en comptait déjà 2 400, et il ne restait plus une brioche.',
        ],
        author: 'Solène Artaud',
        categories: ['Ville', 'Économie'],
      },
    ],
  },
  {
    key: 'valcroix-vendanges',
    entries: [
      {
        outlet: 'gazette-de-valcroix',
        minutesBefore: 835,
        title: 'Vendanges précoces : les vignerons du Mornel s’organisent la nuit',
        paragraphs: [
          'Dans le Mornel, on vendange cette année trois semaines plus tôt que d’habitude. Pour préserver le raisin de la chaleur, une trentaine de domaines travaillent entre minuit et huit heures.',
          'Les équipes portent des lampes frontales à lumière rouge, moins attirante pour les insectes. Selon la coopérative, le rendement baisse de 12 %, mais la qualité s’annonce bonne.',
        ],
        author: 'Bastien Corval',
        categories: ['Agriculture'],
      },
    ],
  },
  {
    key: 'valcroix-musee',
    entries: [
      {
        outlet: 'gazette-de-valcroix',
        minutesBefore: 1740,
        title: 'Le musée de la dentelle confie ses archives à des lycéens',
        paragraphs: [
          'Quarante élèves du lycée Aurenche ont photographié les 7 200 échantillons du musée de la dentelle. Chacun peut maintenant les consulter en ligne, classés par point et par village.',
          'Trois motifs que l’on croyait perdus ont été retrouvés dans un classeur d’échantillons mal daté. Une dentellière de 83 ans en a reconnu un : c’était celui de sa mère.',
        ],
        author: 'Solène Artaud',
        categories: ['Culture'],
      },
    ],
  },
  {
    key: 'valcroix-pont',
    entries: [
      {
        outlet: 'gazette-de-valcroix',
        minutesBefore: 2510,
        title: 'Un pont provisoire relie de nouveau les deux rives de l’Aure',
        paragraphs: [
          'Six mois après la crue qui avait emporté le pont des Tanneurs, un pont provisoire de 48 mètres enjambe l’Aure. Il est ouvert aux piétons, aux vélos et aux ambulances.',
          'Les automobilistes devront patienter jusqu’à l’été prochain. Le détour par Saint-Aubrac ajoute quatorze kilomètres, que le bus scolaire ne fait plus depuis hier.',
        ],
        author: 'Bastien Corval',
        categories: ['Transports'],
      },
    ],
  },
  {
    key: 'valcroix-cantines',
    entries: [
      {
        outlet: 'gazette-de-valcroix',
        minutesBefore: -150,
        title: 'À Valcroix, les cantines jettent deux fois moins qu’il y a un an',
        paragraphs: [
          'Les 23 cantines scolaires de Valcroix ont réduit leurs déchets de 118 à 55 grammes par repas. Les enfants choisissent désormais entre une petite et une grande assiette, et peuvent se resservir.',
          'Les économies, environ 70 000 couronnes, ont servi à acheter du pain de meilleure qualité. Le chou-fleur, lui, n’a toujours pas trouvé son public.',
        ],
        author: 'Solène Artaud',
        categories: ['Éducation', 'Environnement'],
      },
    ],
  },
  {
    key: 'valcroix-velos',
    entries: [
      {
        outlet: 'gazette-de-valcroix',
        minutesBefore: -1680,
        title: 'Le facteur de Saint-Aubrac échange sa camionnette contre un vélo cargo',
        paragraphs: [
          'Depuis lundi, le courrier de Saint-Aubrac arrive à vélo. La tournée de 19 kilomètres prend un quart d’heure de plus, mais le facteur, Rémi Vasseur, dit qu’on l’arrête plus volontiers pour bavarder.',
          'La poste prévoit d’équiper ainsi quarante tournées de la région d’ici deux ans. Les colis de plus de trente kilos resteront en camionnette.',
        ],
        author: 'Bastien Corval',
        categories: ['Ville'],
      },
    ],
  },
]

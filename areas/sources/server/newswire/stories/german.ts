import type { NewswireStory } from '../story.ts'

export const german: readonly NewswireStory[] = [
  {
    key: 'lindmoor-freibad',
    entries: [
      {
        outlet: 'lindmoorer-anzeiger',
        minutesBefore: 240,
        title: 'Lindmoorer Freibad bleibt zwei Monate länger geöffnet',
        paragraphs: [
          'Das Freibad in Lindmoor schließt in diesem Jahr zwei Monate später als sonst. Die Abwärme des neuen Rechenzentrums an der Moorstraße hält das große Becken auf 24 Grad, ohne dass die Stadt dafür bezahlt.',
          'An den ersten kühlen Tagen kamen mehr Gäste als im Juli. Bademeisterin Grete Hollmann führt das auf den Dampf zurück: Man sehe einander nicht, und das gefalle vielen.',
          'Ob sich der Betrieb das ganze Jahr über lohnt, will der Rat nach der ersten Abrechnung entscheiden. Bis dahin sollen die Umkleiden eine Heizung bekommen.',
        ],
        author: 'Wiebke Harms',
        categories: ['Stadt'],
      },
    ],
  },
  {
    key: 'lindmoor-bruecke',
    entries: [
      {
        outlet: 'lindmoorer-anzeiger',
        minutesBefore: 705,
        title: 'Alte Moorbrücke wird gesperrt, aber nur für Lastwagen',
        paragraphs: [
          'Die Moorbrücke von 1911 darf ab Montag nur noch von Fahrzeugen bis 3,5 Tonnen befahren werden. Bei einer Prüfung fanden Ingenieure Risse in zwei der acht Bögen.',
          'Busse fahren über die Umgehungsstraße und brauchen sieben Minuten länger. Die Sanierung kostet nach erster Schätzung vier Millionen Kronen und soll im Frühjahr beginnen.',
        ],
        author: 'Jörn Petersen',
        categories: ['Verkehr'],
      },
    ],
  },
  {
    key: 'lindmoor-kraniche',
    entries: [
      {
        outlet: 'lindmoorer-anzeiger',
        minutesBefore: 1595,
        title: 'Dreizehn Kraniche überwintern zum ersten Mal im Hollmoor',
        paragraphs: [
          'Statt nach Süden zu ziehen, bleiben in diesem Herbst dreizehn Kraniche im Hollmoor. Vogelkundler erklären das mit den Maisfeldern der Umgebung, auf denen nach der Ernte viel liegen bleibt.',
          'Spaziergänger werden gebeten, auf den Wegen zu bleiben. Vom Turm am Nordrand lassen sich die Tiere in der Dämmerung gut beobachten, am besten ohne Taschenlampe.',
        ],
        author: 'Wiebke Harms',
        categories: ['Natur', 'Umwelt'],
      },
    ],
  },
  {
    key: 'lindmoor-orgel',
    entries: [
      {
        outlet: 'lindmoorer-anzeiger',
        minutesBefore: 2420,
        title: 'Orgelbauer findet in der Stadtkirche Noten aus dem Jahr 1743',
        paragraphs: [
          'Beim Ausbau der größten Pfeifen ist Orgelbauer Fiete Lornsen in der Stadtkirche auf eine Rolle Papier gestoßen. Sie enthält drei Choräle, geschrieben 1743 von einem Organisten, dessen Name bisher nur aus einer Rechnung über Kerzen bekannt war.',
          'Die Noten dienten vermutlich dazu, einen Windkanal abzudichten. Gespielt werden sie am ersten Advent, sobald der Kanal auf andere Weise dicht ist.',
        ],
        author: 'Jörn Petersen',
        categories: ['Kultur'],
      },
    ],
  },
  {
    key: 'lindmoor-waermenetz',
    entries: [
      {
        outlet: 'lindmoorer-anzeiger',
        minutesBefore: -55,
        title: 'Rat beschließt Wärmenetz für die Lindmoorer Altstadt',
        paragraphs: [
          'Mit 21 zu 8 Stimmen hat der Rat am Abend das Wärmenetz für die Altstadt beschlossen. In den nächsten vier Jahren sollen 740 Häuser angeschlossen werden, beginnend in der Gerbergasse.',
          'Ein Anschluss kostet 6.000 Kronen, von denen das Land die Hälfte übernimmt. Wer eine neue Heizung hat, darf sie zwölf Jahre lang behalten.',
        ],
        author: 'Wiebke Harms',
        categories: ['Stadt', 'Klima'],
      },
    ],
  },
  {
    key: 'lindmoor-nachtbus',
    entries: [
      {
        outlet: 'lindmoorer-anzeiger',
        minutesBefore: -1150,
        title: 'Nachtbus hält auf Zuruf auch zwischen den Haltestellen',
        paragraphs: [
          'Wer nach 22 Uhr mit dem Bus durch Lindmoor fährt, darf künftig überall aussteigen, wo der Fahrer gefahrlos halten kann. Der Versuch läuft bis Ostern auf allen fünf Linien.',
          'Die Idee stammt aus einer Umfrage unter Schülerinnen. Vor allem auf dem letzten Stück des Heimwegs hatten sich viele unsicher gefühlt.',
        ],
        author: 'Jörn Petersen',
        categories: ['Verkehr'],
      },
    ],
  },
]

/**
 * Common German nouns without umlauts, each in its basic form. None is also the name of a person, a
 * town or a newspaper. A noun that is not listed counts as a name, so a source must contain it.
 */
export const germanNounList = `
  abend abenteuer abfahrt abfall abgabe abgeordnete abkommen ablauf abnahme abonnement abonnent abriss absatz abschied
  abschluss abschnitt absicht abstand absturz abteilung abwechslung achtung ader adresse affare akteur aktie aktion
  aktionar aktivist alarm algorithmus alltag alltagsleben alptraum alter alternative amt analyse anbau anbieter
  anbindung anblick andere andrang anfang anfrage angebot angehorige angeklagte angelegenheit angesicht angestellte
  angriff angst anhang anhanger ankunft anlage anlass anleihe anleitung anliegen anmeldung annahme anordnung anreise
  anreiz anruf ansatz anschein anschlag anschluss ansehen ansicht ansprache anspruch anstieg anstoss anstrengung
  anteil antrag antwort anwalt anweisung anwenderin anwendung anwohner anzahl anzeichen anzeige anzug apfel apotheke
  appetit arbeit arbeiter arbeitgeber arbeitnehmer arbeitslosigkeit arbeitsplatz architektur arger argument arm aroma
  art artenvielfalt artikel arzneimittel arzt asche aspekt ast atem atempause atmosphare attacke attraktion aufbau
  aufenthalt aufgabe aufkommen auflage auflosung aufmerksamkeit aufnahme aufruf aufschluss aufschwung aufsehen
  aufsicht aufstand aufstieg auftakt auftrag auftritt aufwand auge augenblick augenhohe ausbau ausbildung ausblick
  ausbruch ausdauer ausdruck ausfall ausflug ausgabe ausgang ausgangspunkt auskunft ausland ausmass ausnahme
  ausrustung aussage ausschluss ausschnitt aussicht ausstattung ausstellung austausch austritt auswahl auswartsspiel
  ausweg ausweis auswirkung auszeichnung auto autobahn autofahrer automat autor backen backer backerei backereien
  backstube badewanne badezimmer bahnhof bahnsteig balance balkon band bank bargeld basis batterie bau bauch
  bauchgefuhl baumarkt baustelle baustoff beamte becken bedarf bedenken bedeutung bedingung bedrohung bedurfnis befehl
  befragte begegnung beginn begriff begrundung behandlung behauptung behorde beifall bein beispiel beitrag bekampfung
  bekannte bekenntnis beklagte belag belastbarkeit belastung beleg beleuchtung bemerkung bemuhung benachteiligung
  benutzer benzin beobachter beratung bereich bereitschaft bergung bericht beruf beruhigung besatzung beschaftigte
  bescheid beschluss beschrankung beschreibung beschwerde besitz besitzer besonderheit besorgnis besprechung bestand
  bestandteil bestatigung bestatter beste bestellhotline bestellung besturzung besuch besucher beteiligte beteiligung
  betonung betrachter betrachtung betrag betreiber betreuung betrieb betriebssystem betroffene betrug bett beute
  beutel bevolkerung bewegung beweis bewertung bewohner bewusstsein beziehung bezirk bezug bibliothek biene bier
  bilanz bild bildhauer bildschirm bildschirme bildung bindung bisschen bitte blaser blatt blick blog blut boden bogen
  boom boot borse borsenkurs borsianer botschaft branche brandursache braten brauch brei bremse bremsweg brett brezel
  brief briefkasten brille brot brotchen brucke bruder bruhe brunnen buch buchung bude budget buhne bundel bundesland
  bundnis burger burgerinitiative burgermeister burgersteig buro bus butter cafe champagner chance chaos charakter
  charme chef clip club cluster code computer content couch croissant dach dame dampf dank darstellung datei daten
  datenschutz dauer deal debatte decke deckel defizit dekoration delegation demokratie demonstrant demonstration
  denkmal denkweise desaster design dessert detail diagnose dialog diat dichter dieb dienst dienstleistung diesel
  differenz diktatur ding dinkel diplomat direktor diskussion distanz disziplin dokument dokumentation dorf dose dosis
  drama drehung drittel drohung druck druckerei duft dune dunkelheit durchbruch durchgang durchsage durchschnitt durre
  durst dusche ebbe ebene ecke effekt ehe ehre ehrgeiz eier eifer eigenschaft eigentum eigentumer eimer eindruck
  einfall einfluss einfuhrung eingang eingriff einheit einigkeit einigung einkauf einkommen einladung einnahme
  einrichtung einsatz einsatzkraft einsatzkrafte einschatzung einschrankung einstellung einstieg eintopf eintrag
  eintritt eintrittskarte einwand einwohner einwohnerin einzelheit einzelne eis eisdiele eisen ekel elfmeter eltern
  empfang empfehlung emporung ende energie engagement enkel ensemble entdeckung entfernung entlastung entscheidung
  entschluss entspannung entwarnung entwickler entwicklung entwurf entzundung erdbeben erde erdgeschoss ereignis
  erfahrung erfinder erfindung erfolg erfrischung erganzung ergebnis ergebnisse erhohung erholung erinnerung
  erkenntnis erklarung erlaubnis erlebnis erleichterung ermassigung ermittler ermittlung ernahrung ernte eroffnung
  ersatz erscheinung erschopfung ersparnis erste erwachsene erwartung erzahlung erzeuger espresso etappe etat eule
  euro event evolution examen exemplar existenz expedition experte explosion export fabrik fach fachkraft fachleute
  faden fahigkeit fahndung fahne fahrbahn fahre fahrer fahrerflucht fahrgast fahrplan fahrrad fahrt fahrzeug
  faktenlage faktor fall falle familie fan farbe farbton faser fassade fassung fehler feier feierabend feierlichkeit
  feiertag feind feld fell fenster ferien ferne fernseher fest festival fett feuchtigkeit feuer feuerwehr fieber figur
  film filter finale finanzierung finger firma fisch flache flagge flair flamme flasche fleck fleisch fleischerei
  fleiss fliege florist flucht flug flugel flughafen flugzeug flur fluss flut flyer fokus folge fonds forderung form
  forscher forschung fortschritt foto fotograf foul frage fragebogen fragesteller fraktion frau freiheit freizeit
  fremde freude freundschaft frieden frische friseur frist front frucht fruhjahr fruhling fruhstuck fruhstucksangebot
  frust fugung fuhrer fuhrung fulle fund funke funktion furcht fureinander fussball fussganger futter gabel gag
  galerie galopp gang gangelung ganze garage garantie garten gas gaspreis gasse gast gaste gastgeber geback gebaude
  gebet gebiet geblase gebot gebuhr geburt geburtstag gedachtnis gedanke gedicht geduld geduldsprobe gefahr gefalle
  gefangnis gefass gefuhl gegend gegensatz gegenstand gegenteil gegenwart gegenwind gegner gehalt geheimnis gehirn
  gehor geist geiz gelande gelander gelandewagen geld geldstrafe gelegenheit gelenk gemeinde gemeinderat gemeinschaft
  gemuse gemut generation genesung genie genuss geografie gepack gerat geratschaft gerausch gerechtigkeit gericht
  geruch gerucht gerust gesamt gesamtheit geschaft geschaftsfuhrer geschaftsmann geschenk geschichte geschicklichkeit
  geschirr geschlecht geschmack geschwindigkeit geschwister gesellschaft gesetz gesetzentwurf gesicht gesprach gestalt
  gestaltung geste gesundheit getrank getreide gewachshaus gewalt gewebe gewerkschaft gewicht gewinn gewissen gewitter
  gewohnheit gewurz gier gips gitarre glanz glas glaube gleichgewicht gleichung gleis glocke gold gott grab grad
  grafik granit gras grenze griff grill grillabend grippe grosse grossmutter grossvater grund grundlage grundsatz
  grundstein grundsteuer grundstuck grundung gruppe gruppierung gruss gultigkeit gummi gurtel gut gutachten gute
  gutschein haar hafen hafenbecken hafer haft haftstrafe haftung haken halbfinale halbzeit halfte haltestelle haltung
  hand handarbeit handel handler handlung handschuh handtuch handwerk handwerker handy harmonie harte hast hauch
  haufen haupt hauptsache hauptstadt haus hausarzt haushalt haushaltsplan hauslichkeit haut heft heiligabend heimat
  heimspiel heimweg heizkosten heizung hektik helfer hemd herausforderung herd herkunft herrschaft hersteller
  herstellung herz herzen herzlichkeit heuchelei hilfe himmel hindernis hinsicht hintergrund hinterhof hinweis
  hinweise hitze hobby hochwasser hochzeit hocker hoffnung hohe hohepunkt holz homepage honig horer horerin horsaal
  hose hotel hubschrauber hulle humanitat humor hund hunger hurde hut hygiene ideal idee identitat illustration imbiss
  immobilie immunsystem impfstoff impfung import impuls individuum industrie industriegebiet infektion inflation
  informatik information ingenieur inhaber inhalt initiative inland innenraum innere insasse insekt insel inspiration
  instanz institut institution instrument inszenierung integration intensitat interesse interessent internet interview
  invasion inventar investition investor irrtum isolierung jacke jagd jahr jahreszeit jahrgang jahrhundert jahrzehnt
  journalist journalistin jubel jubilaum jubilaumsfeier jugend jugendliche junge jury kabel kabine kabinett kaffee
  kaffeehaus kalender kalorie kalte kamera kamin kampagne kampf kanal kandidat kanne kante kantine kanzler kapital
  kapitel kappe karriere karte kartoffel karton kase kasse kasten katastrophe kategorie katze kauf kaufer kaufhaus
  kaution keks kellner kenntnis keramik kerl kerze kette kettenreaktion kiesel kilometer kind kindergarten kinderwagen
  kindheit kino kirche kissen kiste klage klager klang klarheit klasse klassiker klausel klebstoff kleid kleidung
  kleinigkeit klima klimawandel klingel klinik klub knie knochen knopf knopfdruck knoten koalition koffer kofferraum
  kohle kokain kollege komfort komma kommentar kommission kommune kommunikation komodie kompetenz komplex komponente
  komponist kompost kompromiss konditorei konferenz konfiture konflikt kongress konjunktur konkurrenz konsens
  konsequenz konstruktion konsument kontakt kontext kontinent konto kontrast kontrolle konvention konzentration
  konzept konzern konzert kooperation kopf kopie korb korper korrektur korruption kosmetik kosten kostum krach
  kraftstoff kraftwerk kragen krankenhaus krankenkasse krankenschwester krankheit kredit kreis kreislauf kreistag
  kreuzung kreuzungsbereich krieg krise kriterien kriterium kritik kritiker krumel kruste kuche kuchen kuchenchef
  kuchenstuck kugel kuh kuhlschrank kultur kunde kundendienst kundgebung kundigung kundin kundschaft kunst kunstler
  kupfer kuppel kur kurs kurve kuste label labor lacheln lachen laden ladung lage lager lagerbestand laib lampe land
  landkreis landschaft landwirt landwirtschaft lange langeweile lappen larm larmschutz last laster lauf laufzeit laune
  laut leben lebenslauf lebensmittel lebensqualitat leder legende lehre lehrer lehrling leiche leid leidenschaft leine
  leinen leinwand leistung leiter leitlinie leitung lektion lekture lesen leser leserin letzte licht liebe liebhaber
  lieblingsplatz lieblingsstuck lied lieferant lieferkette lieferung lieferzeit likor limonade linie lippe liste
  literatur literaturkritik lob loch loffel logik lohn lokal los losung lounge luft luge lust luxus macher macht
  madchen magazin magen mahlzeit mail makler mal mandat mangel mangelware mann mannschaft mannschaftskapitan mantel
  manufaktur marchen marke markt marmelade masche maschine maske massage masse massnahme massstab material mathematik
  matratze mauer mauerwerk medaille medien medikament medizin meer mehl mehrheit mehrheiten mehrzahl meile meinung
  meiste meisterschaft meisterwerk meldung melodie menge mensch menschheit mentalitat menu merkmal messe messer metall
  meter methode metzgerei miete mieter mietpreis migration mikrofon milch milieu minderheit mineral minister
  ministerin ministerium minute mischung mission misstrauen missverstandnis mitarbeiter miteinander mitglied mitleid
  mitmachen mitmensch mitschuler mittag mittagessen mitte mittel mittelpunkt mitternacht mobel mode modell moderator
  moglichkeit molkerei moment monat mond monster moral mord morgen motiv motivation motor mudigkeit muffin muhe muhle
  mull mund munze museum musik musiker muskel musli muster musterung mut mutter mutze mythos nachbar nachbarschaft
  nachfolger nachfrage nachfrist nachhaltigkeit nachmittag nachricht nachruf nachste nacht nachteil nachtisch nachweis
  nachwuchs nadel nahe nahrstoff nahrung name nase nation natur naturschutz nebel nebensache nerv nest netz netzwerk
  neubau neubauten neubeginn neue neueroffnung neugier neuigkeit newsletter nichte niederlage niederschlag nistkasten
  niveau norm nostalgie not notarzt notausgang notbremse note notenbank notfall notiz notwendigkeit nudel nummer nuss
  nutzen nutzer nutzerin nutzflache nutzung oase obdach oberflache obergeschoss objekt obst ofen offensive
  offentlichkeit offnung offnungszeit ohr ol oliven oma onkel onkologe oper operation opfer opferfamilie opposition
  optik option orangensaft orchester ordnung organ organisation orientierung ornament ort ozean paar packchen packung
  paket palast palme panik panne papier pappe paradies parallele parkplatz parlament parole partei partner
  partnerschaft party pass passagier passant pastete pastor patent patient patientin pause pavillon pech pendler
  pension performance perle person personal perspektive pfad pfanne pfeife pferd pflanze pflege pflegekraft pfleger
  pflicht pfund pfutze phanomen phantasie phase philosophie physik picknick pilot pinsel pioniere pizza plakat plan
  planet planung plastik platte platz platzchen podcast podest poesie pokal politik politiker polizei polizist
  popkultur portal portion portrat porzellan position potential praktikant praline prasident prasidentin pravention
  praxis preis presse pressekonferenz pressemitteilung prinzip prioritat privileg probe probefahrt probezeit
  probierpaket problem produkt produktion produzent professor profi profil profit prognose programm programmierer
  projekt protest prototyp provinz prozent prozess prufung psyche publikum pudding puls pulver pumpe punkt puppe qual
  qualitat quark quartal quelle quote rabatt rad radfahrer radio radweg rahmen rakete rampe rand rang ranking rasen
  rast rat ratgeber rathaus ratsel ratselraten rauch raum raume raumfahrt raupe razzia reaktion realitat rebell
  rechenzentrum recherche rechnung recht rechte rechtsmittel redaktion rede redewendung redner reduzierung referat
  reflex reform regal regel regelung regen regierung regime region register reich reichweite reifen reihe reihenfolge
  reinigung reise reisende reiz reizung rekord religion relikt rennen rennstrecke rente reparatur reportage reporter
  republik reserve resonanz respekt ressource rest restaurant resultat rettung rettungsdienst rettungskraft revolte
  revolution rezept rezession rhythmus richtige richtlinie richtung richtwert rind ring risiko riss ritual rivale
  roboter roggen rohbau rohol rohr rohstoff rohware rolle roman ruckblick rucken ruckgabe ruckgang ruckkehr
  ruckmeldung ruckseite rucksicht ruf ruhe ruhestand ruhm ruhrei runde rundgang rutsche saal sache sachschaden safari
  saft sage sahne saison saisonstart salat salz sammler sammlung sand sandwich sanger sanierung sanktion satellit satz
  sauberkeit sauce sauerstoff sauerteig sauerteigbrot sauna schachtel schaden schale schall scham scharfe schatten
  schatz schauer schaufenster schauspieler scheibe schein schema schere scherz scheune schicht schichten schicksal
  schiedsrichter schiff schild schlaf schlag schlagzeile schlange schliessung schlucht schluss schlussel schmerz
  schmuck schnappchen schnee schnitt schnittstelle schnittstellen schokolade schokoladenkuchen schonheit schrank
  schranke schraube schreck schreiben schrift schriftsteller schritt schub schuh schuld schule schulen schuler
  schulter schurze schuss schutz schwache schwanz schwein schwelle schwerpunkt schwester schwierigkeit schwung see
  segel sehnsucht seife seil seite sektor sekunde selbstbewusstsein seltenheit semester seminar sendung senior senkung
  sensation serie service sessel sicherheit sicherung sicht sieger signal silber sinn sinnlichkeit sirup situation
  sitz sitzgelegenheit sitzplatz sitzung skandal skepsis skizze skulptur slogan smoothie snack socke sofa software
  sohn soldat sommerferien sonne sonnenaufgang sonnenschein sonnenschirm sonnenuntergang sorge sorgfalt sorte sosse
  souvenir spagat spannung sparsamkeit spass spaziergang spazierganger speise spektakel spekulation spende sperre
  spezialist spiel spieler spielplatz spielraum spielzeit spielzeug spinat spion spirale spitze sport sportler sprache
  sprecher sprengstoff sprung spur staat staatsanwalt staatsanwaltschaft stabilitat stachel stadion stadt stadtrat
  stadtteil stall stamm stammgast stammgaste stammtisch stand standard standort stangel stapel starke start
  startschuss station statistik statue stau staub staunen steak steckdose steg steigerung stelle stellung steuer
  steuerung steuerzahler stiefel stift stiftung stil stille stimme stimmung stimmungslage stimmzettel stipendium stock
  stoff storung stoss strafe strahl strand strapaze strasse strassenbahn strategie strecke streifen streik streit
  strich strom strompreis struktur stube stuck student studie studienteilnehmer studio stufe stuhl stunde sturmer
  sturz styling substanz suche sudseite summe suppe sussigkeit susskartoffel swing symbol sympathie symptom system
  szene tabelle tabellenplatz tablette tadel tag tagebuch tageslicht tagesordnung takt tal talent talkshow tank tanz
  tapete tapferkeit tarif tasche tasse tat tater tatigkeit tatort tatsache tatverdachtige tatzeit taube tausch taxi
  team technik technologie tee teig teigling teil teilnahme teilnehmer telefon teleskop teller tempel temperatur tempo
  tendenz teppich termin terminal terrain terrasse terror test testlauf text theater thema themen theorie therapie
  these thron ticket tiefe tiefgarage tier tipp tisch toast tochter tod toilette tomate ton tonne topf tor torte
  torwart torwartwechsel tote tourismus tourist tradition trainer training traktor trambahn trane transparenz
  transport traube trauer traum treffen treffer treibhausgas treibstoff trend treppe treue trick trinkgeld trockenheit
  tropfen trost trubel tuch tugend tunnel tur turbine turm turnier tute typ uberblick uberfall uberfluss ubergang
  uberlegung ubernachtung uberraschung uberschrift uberschwemmung ubersetzung ubersicht uberzahl uberzeugung ubung
  ufer uhr uhrwerk uhrzeit umbau umbruch umfang umfeld umfrage umgang umgebung umkehr umleitung umsatz umsetzung
  umstand umweg umwelt umzug unentschieden unfall unfallstelle ungeduld ungluck uniform union universitat universum
  unmut unruhe unsicherheit unsinn untergang unterhaltung unterkunft unterlage unternehmen unternehmer unterricht
  unterschied unterschrift unterstand unterstutzung untersuchung unwetter urgestein urkunde urlaub ursache ursprung
  urteil utopie vanille variante vase vater vegetarier ventil veranderung veranstalter veranstaltung verantwortung
  verband verbesserung verbindung verbleib verbot verbraucher verbrechen verdacht verdachtige verdienst verein
  vereinbarung vereinfachung verfahren verfall verfassung verfolgung verfugung vergabe vergangenheit vergleich
  vergnugen verhalten verhaltnis verhandlung verkauf verkaufer verkehr verkostung verlag verlauf verleih verletzte
  verletzung verlust vermerk vermieter vermittlung vermogen vermutung vernunft veroffentlichung verordnung verpackung
  verpflegung versagen versammlung versand versandkosten verschleiss versehen versicherung version versorgung
  verspatung versprechen verstandnis verstarkung verstoss versuch verteidiger verteidigung verteilung vertrag
  vertrauen vertreter vertretung verwaltung verwandlung verwandte verwendung verzicht verzogerung verzweiflung video
  vielfalt viertel virus vision vitamin volksfest vollkorn vollkornbrot vollkornmehl voraussetzung vorbereitung
  vorbild vordergrund vorfall vorfreude vorgang vorganger vorhaben vorhang vorkommen vorlage vorliebe vormittag
  vorrang vorrat vorsatz vorschlag vorschrift vorsicht vorspeise vorsprung vorstand vorstellung vorteil vortrag
  vorverkauf vorwurf waage wachs wachstum waffe wagen wahl wahler wahlkampf wahlkreis wahnsinn wahrheit
  wahrscheinlichkeit wahrung wald waldbrand wand wandbild wandel wanderung ware warenhaus warenkorb warme warnung
  warteschlange wasche waschmaschine wasser webseite wechsel wecker weg weiher weile wein weinprobe weise weisheit
  weite weizen welle welt wende wenige werbespot werbung werk werkstatt werkzeug wert wertschatzung wesen wettbewerb
  wetter wichtige wichtigste widerspruch widerstand wiese wildnis wildtier wind winkel wirklichkeit wirkung wirrwarr
  wirtschaft wissen wissenschaft wissenschaftler witz woche wochenende wochenmarkt wohlstand wohnung wohnzimmer wolke
  wolle wort wunder wunsch wurde wurfel wurst wurze wurzel wut zahl zahlung zahn zauber zaun zebra zeichen zeichnung
  zeile zeit zeitaufwand zeitpunkt zeitraum zeitung zeitzeuge zelle zelt zentimeter zentrum zeremonie zertifikat zeuge
  zeugin zeugnis ziel zielgruppe zimmer zimt zins zinsen zinssatz zirkus zitat zitrone zivilist zone zoo zubehor
  zucker zufahrt zufall zufriedenheit zug zugabe zugang zugriff zuhorer zukunft zulassung zulauf zunahme zunder zunge
  zuruckhaltung zusammenarbeit zusammenhang zusatz zuschauer zuspruch zustand zustandigkeit zustellung zustimmung
  zutat zutritt zuverlassigkeit zuwachs zuwendung zwang zweck zweifel zwiebel zwilling zwischenfall`

/**
 * The most common words of news, in the languages that questions are read in, because sources may
 * be in another language than the question. Polish has no stemmer, so its words are listed in
 * several forms.
 */
export const ACROSS_LANGUAGES = `
  win winner gewinnen gewonnen gewann gagner gagné ganar ganó vincere vinto|
  election vote wahl wahlen nachwahl élection vote elección elecciones elezioni elezione byelection|
  mayor mayoral bürgermeister bürgermeisterin maire alcalde alcaldesa alcaldía sindaco|
  president präsident präsidentin président presidente|minister ministre ministro|government regierung gouvernement gobierno governo|
  earthquake quake erdbeben beben séisme terremoto|flood hochwasser überschwemmung inondation crue inundación alluvione|
  fire blaze brand feuer incendie incendio fuego|ferry fähre transbordador traghetto|ship schiff navire barco nave|
  dead died killed tote tot gestorben getötet morts mort tué muertos murieron muerto morti morto|
  injured verletzte verletzt blessés blessé heridos herido feriti ferito|
  police polizei policía polizia|court gericht tribunal corte|law gesetz loi ley legge|
  strike streik grève huelga sciopero|nurses nurse pflegekräfte krankenschwestern infirmières enfermeras infermieri infermiere|
  hospital krankenhaus klinik hôpital ospedale|drug medikament médicament medicamento farmaco|
  bank banque banco banca|rate zins zinsen leitzins taux tipo tasa tasso|
  price preis prix precio prezzo|cost kosten kostet coût coûte coûter cuesta costó costo costa|
  company firma unternehmen entreprise empresa azienda|buy kaufen kauft acheter achète comprar compra comprare|
  tunnel tunnel túnel galleria|train zug züge tren treni treno|bridge brücke pont puente ponte|
  chess schach échecs ajedrez scacchi|title titel titre título titolo|champion meister championne campeón campione|
  comet komet comète cometa|rocket rakete fusée cohete razzo|probe sonde sonda|
  stolen stole gestohlen volé volés robado robados robadas robó rubato rubate rubati|works werke œuvres obras opere|
  paintings gemälde tableaux cuadros dipinti|museum musée museo|
  house haus maison casa|white weiße weiß blanche blanc blanca bianca|leave leaving quit verlassen verlässt quitte quitter partir deja dejar lascia lasciare|
  visit visited besuch besuchte visite visité visita visitó visitato|
  war krieg guerre guerra|attack angriff attaque ataque attacco|drone drohne drones dron droni|
  school schule école escuela scuola|children kinder enfants niños bambini|women frauen femmes mujeres donne|
  oysters austern huîtres ostras ostriche|network netz réseau red rete|outage ausfall panne apagón guasto|
  customers kunden clients clientes clienti|record rekord récord|age alter âge edad età|
  win winner ganhar ganhou venceu vencer winnen wint gewonnen winnaar wygrał wygrała wygrać wygrali|election vote eleição eleições verkiezing verkiezingen wybory wyborach wyborów|
  mayor prefeito burgemeester burmistrz|president presidente prezydent prezydenta|government governo regering rząd rządu|
  earthquake terremoto aardbeving trzęsienie|flood enchente cheia overstroming powódź|fire incêndio fogo brand pożar|
  ferry veerboot balsa prom|ship navio schip statek statku|
  dead died killed kill die toll deaths morreu morreram mortos morto mortes sterven stierf stierven doden dood overleden gestorven zginęło zginął zginęła zmarł zmarła zmarli ofiar sterben starb starben umkommen mourir meurt décédé morir murió morire morì|
  injured hurt feridos ferido gewond gewonden ranni rannych verwundet|police polícia politie policja|
  court tribunal rechtbank sąd sądu juge gericht|law lei wet ustawa|strike greve staking strajk|hospital ziekenhuis szpital szpitala|
  price preço prijs cena|cost custa custou custo kost kostte kosztuje kosztował|company empresa bedrijf firma spółka|
  buy acquire sell comprar compra comprou kopen koopt kocht kupić kupił kaufen achat|train comboio trem trein pociąg|bridge ponte brug most|
  stolen roubado roubados gestolen skradzione skradziony|house casa huis dom|war oorlog wojna wojny|attack ataque aanval atak ataku|
  drone drones dronów|school escola escuela szkoła szkoły|children crianças kinderen dzieci|women mulheres vrouwen kobiety|
  record recorde|age oud idade lat wiek|arrested arrest festgenommen verhaftet festnahme arrêté arrestation interpellé detenido arrestado arrestato preso detido gearresteerd opgepakt aresztowano aresztowany zatrzymany zatrzymano|
  released freed free freigelassen libéré liberado liberato libertado vrijgelaten uwolniony|hostage geisel otage rehén ostaggio refém gijzelaar|
  pay paid zahlen zahlt bezahlt zahlte payer paie payé pagar paga pagó pagare pagherà pagará betaalt betalen betaald zapłaci zapłacić zapłacił|
  money geld argent dinero denaro soldi dinheiro pieniędzy pieniądze|families family familien familie familles famille familias famiglie famílias rodzin rodzinom rodziny|
  suspect verdächtige verdächtiger verdächtigen suspect sospechoso sospettato suspeito verdachte podejrzany|
  expel expelled ausweisen ausgewiesen weist expulse expulser expulsa expulsó espelle espulsi expulsar zet uitgezet wydala|
  delay pause postpone verschoben verschiebt aufgeschoben ausgesetzt reporte repoussé suspendu suspend retrasó aplazó suspendió rinvia sospende adiou suspendeu uitgesteld stelt odroczył zawiesił|
  tariff tariffs duty duties zoll zölle strafzölle droits douane taxe arancel aranceles dazi dazio tarifa tarifas tarieven heffing cła|
  debt schulden schuld dette dettes deuda debito debiti dívida schuld dług długu|tax steuer impôt taxe impuesto tassa imposto belasting podatek|
  nuclear atomkraftwerk kernkraftwerk atom nucléaire nucleare kernenergie kerncentrale jądrowa|plant kraftwerk atomkraftwerk centrale planta central fábrica fabriek fabrik werk|
  shut closed abgeschaltet abschalten schaltet geschlossen fermé arrêté cerrado apagó chiuso spento fechou fechado gesloten zamknięto zamknął|
  suspended banned gesperrt sperre suspendu suspendue suspendido sospeso suspenso geschorst zawieszony|
  sentenced convicted verurteilt verurteilung condamné condenado condannato condanna veroordeeld skazany skazano|
  life lebenslang lebenslänglich perpétuité perpetua ergastolo levenslang dożywocie|jail prison gefängnis haft cárcel prisión prigione carcere prisão gevangenis więzienie więzienia|
  mine mina miniera mijn kopalnia kopalni bergwerk|collapse landslide erdrutsch einsturz éboulement derrumbe frana desabamento instorting|
  crash collision accident unfall zusammenstoß absturz accident choque accidente incidente scontro acidente colisão ongeluk botsing wypadek|
  bus autobús autobus ônibus autocarro autobusu|car auto voiture coche automobile carro samochód|plane flugzeug avion avión aereo avião vliegtuig samolot|
  helicopter hubschrauber hélicoptère helicóptero elicottero helikopter śmigłowiec|opponent rival faces face gegner adversaire rival oponente avversario adversário tegenstander przeciwnik|
  candidate kandidat candidat candidato kandidaat|party partei parti partido partito partij partia|primary primaries vorwahl vorwahlen primaire primaires primaria primarias primárias voorverkiezing prawybory|
  city cities stadt städte ville villes ciudad ciudades città cidade cidades stad steden miasto miasta miast|country land pays país paese kraj|
  deliver serve delivery liefern liefert livrer entregar consegnare atender entrega leveren bezorgen|
  diplomat diplomats diplomaten diplomates diplomáticos diplomatici diplomatas|back return zurück zurückkehren ziehen retour volver regresar tornare voltar terug powrót wrócić|
  doctor arzt ärzte médecin médico medico arts lekarz|disease illness krankheit maladie enfermedad malattia doença ziekte choroba|
  cancer krebs cáncer cancro câncer kanker rak|drug drugs drogen drogue droga drogas|weapon gun waffe waffen arme armas arma wapen broń|
  missile rakete raketen missile misil misiles missili míssil raket|troops soldiers soldaten soldats soldados soldati soldaat żołnierze|
  leader chief head chef führer leiter líder capo chefe leider szef|minister ministro minister ministre|resign step quit zurückgetreten rücktritt démission dimite renuncia dimissioni demissão ontslag dymisja|
  game match spiel match partido partita jogo wedstrijd mecz|player spieler joueur jugador giocatore jogador speler zawodnik|coach trainer entraîneur entrenador allenatore treinador|
  team mannschaft équipe equipo squadra equipe equipa ploeg drużyna|book buch livre libro livro boek książka|film movie película filme|singer sänger sängerin chanteur chanteuse cantante cantor cantora zanger piosenkarz|
  water wasser eau agua acqua água woda|heat hitze chaleur calor caldo hitte upał|snow schnee neige nieve neve sneeuw śnieg|storm sturm tempête tormenta tempesta tempestade storm burza|
  share shares stock aktie aktien action actions acción acciones azione azioni ações aandelen akcje|fall drop fallen gefallen sinkt baisse chute caer cayó calo scende queda caiu daalt spadek|
  rise rose surge gestiegen steigt hausse augmenté subir subió aumento salito subiu stijgt wzrost|found gefunden trouvé encontrado trovato encontrou gevonden znaleziono|
  throw remove kick sacar echar expulsar entfernen retirer togliere tirar|agents immigration migration agentes agenten inmigración|
  shooting range schießstand schießplatz tir tiro schietbaan strzelnica|training ausbildung entraînement entrenamiento campo formação opleiding`

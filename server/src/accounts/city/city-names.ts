/** Cities that have several names, for the search and for suggestions. No I/O. */
import type { Language } from '@brilla/contract/platform/errors'
import { splitWords } from '../../platform/fold-text.ts'

/** A line each: country, the name in Spanish, the one in English if it differs, and others that people write. */
const list = `
AD Andorra la Vieja / Andorra la Vella
AE Dubái / Dubai
AE Abu Dabi / Abu Dhabi
AM Ereván / Yerevan
AR Tucumán; San Miguel de Tucumán
AR Jujuy; San Salvador de Jujuy
AT Viena / Vienna; Wien
AT Salzburgo / Salzburg
AU Sídney / Sydney
AU Camberra / Canberra
AZ Bakú / Baku
BD Daca / Dhaka
BE Bruselas / Brussels; Bruxelles
BE Amberes / Antwerp; Antwerpen
BE Gante / Ghent; Gent
BE Brujas / Bruges; Brugge
BE Lovaina / Leuven
BE Lieja / Liège
BF Uagadugú / Ouagadougou
BG Sofía / Sofia
BI Buyumbura / Bujumbura
BJ Porto Novo / Porto-Novo
BR São Paulo; San Pablo
BR Río de Janeiro / Rio de Janeiro; Rio
BR Brasilia / Brasília
BR Salvador de Bahía / Salvador
BS Nasáu / Nassau
BT Timbu / Thimphu
BZ Ciudad de Belice / Belize City
CA Montreal; Montréal
CA Quebec / Quebec City; Québec
CD Kinsasa / Kinshasa
CH Ginebra / Geneva; Genève
CH Zúrich / Zurich; Zürich, Zurigo
CH Basilea / Basel
CH Berna / Bern
CH Lausana / Lausanne
CH Lucerna / Lucerne; Luzern
CH Friburgo / Fribourg
CH San Galo / Sankt Gallen
CI Abiyán / Abidjan
CI Yamusukro / Yamoussoukro
CM Yaundé / Yaoundé
CM Duala / Douala
CN Pekín / Beijing
CN Shanghái / Shanghai
CN Cantón / Guangzhou
CN Nankín / Nanjing
CN Tianjín / Tianjin
CN Harbín / Harbin
CO Bogotá; Santa Fe de Bogotá
CO Cartagena; Cartagena de Indias
CR San José; San José de Costa Rica
CU La Habana / Havana
CZ Praga / Prague
DE Berlín / Berlin; Berlin Alemania
DE Múnich / Munich; München
DE Colonia / Cologne; Köln
DE Fráncfort / Frankfurt; Frankfurt am Main
DE Hamburgo / Hamburg
DE Núremberg / Nuremberg; Nürnberg
DE Hanóver / Hanover; Hannover
DE Dresde / Dresden
DE Friburgo de Brisgovia / Freiburg; Freiburg im Breisgau
DE Aquisgrán / Aachen
DE Bremen; Brema
DE Maguncia / Mainz
DE Ratisbona / Regensburg
DE Tréveris / Trier
DE Tubinga / Tübingen
DJ Yibuti / Djibouti
DK Copenhague / Copenhagen
DZ Argel / Algiers
EE Tallin / Tallinn
EG El Cairo / Cairo
EG Alejandría / Alexandria
EG Guiza / Giza
ES Sevilla / Seville
ES Córdoba; Cordova
ES Zaragoza; Saragossa
ES San Sebastián; Donostia, Donostia San Sebastián
ES Bilbao; Bilbo
ES Vitoria; Vitoria-Gasteiz, Gasteiz, Gasteiz Vitoria
ES Pamplona; Iruña
ES A Coruña; La Coruña, Corunna
ES Palma; Palma de Mallorca
ES Castellón de la Plana; Castelló de la Plana
ES Lleida; Lérida
ES Girona; Gerona
ES Ourense; Orense
ET Adís Abeba / Addis Ababa
FR París / Paris; Paris Francia
FR Marsella / Marseille
FR Burdeos / Bordeaux
FR Niza / Nice
FR Estrasburgo / Strasbourg
FR Aviñón / Avignon
FR Perpiñán / Perpignan
GB Londres / London
GB Edimburgo / Edinburgh
GE Tiflis / Tbilisi
GH Acra / Accra
GN Conakri / Conakry
GR Atenas / Athens
GR Tesalónica / Thessaloniki
GR El Pireo / Piraeus
GR Heraclión / Irákleion
GT Ciudad de Guatemala / Guatemala City
GW Bisáu / Bissau
HT Puerto Príncipe / Port-au-Prince
ID Yakarta / Jakarta
IE Dublín / Dublin; Baile Átha Cliath
IE Galway; Gaillimh
IE Clonmel; Cluain Meala
IE Mullingar; An Muileann gCearr
IL Jerusalén / Jerusalem
IN Bombay / Mumbai
IN Nueva Delhi / New Delhi
IN Calcuta / Kolkata
IN Bangalore / Bengaluru
IN Benarés / Varanasi
IN Chennai; Madrás
IQ Bagdad / Baghdad
IQ Basora / Basrah
IR Teherán / Tehran
IR Isfahán / Isfahan; Ispahán
IS Reikiavik / Reykjavik; Reykjavík
IT Roma / Rome
IT Milán / Milan; Milano
IT Florencia / Florence; Firenze
IT Venecia / Venice; Venezia
IT Nápoles / Naples; Napoli
IT Turín / Turin; Torino
IT Génova / Genoa
IT Bolonia / Bologna
IT Padua / Padova
IT Mantua / Mantova
IT Perusa / Perugia
JO Amán / Amman
JP Tokio / Tokyo
JP Kioto / Kyoto
KG Biskek / Bishkek
KH Nom Pen / Phnom Penh
KP Pionyang / Pyongyang
KR Seúl / Seoul
KR Busán / Busan
KW Kuwait / Kuwait City
KZ Astaná / Astana
LA Vientián / Vientiane
LT Vilna / Vilnius
LU Luxemburgo / Luxembourg
LY Trípoli / Tripoli
LY Bengasi / Benghazi
MA Marrakech / Marrakesh
MA Tánger / Tangier
MA Fez / Fes
MA Tetuán / Tetouan
MC Mónaco / Monaco
MD Chisináu / Chisinau
MK Skopie / Skopje
MM Rangún / Yangon
MN Ulán Bator / Ulan Bator
MR Nuakchot / Nouakchott
MW Lilongüe / Lilongwe
MX Ciudad de México / Mexico City; CDMX, DF, D.F., México DF, Distrito Federal
MX León; León de los Aldama
MX Querétaro; Santiago de Querétaro
MX Nezahualcóyotl; Ciudad Nezahualcóyotl
MX Gustavo A. Madero; Gustavo Adolfo Madero
MX Naucalpan; Naucalpan de Juárez
MX Acapulco; Acapulco de Juárez
MX Tuxtla Gutiérrez; Tuxtla
MX Matamoros; Heroica Matamoros
MX Chimalhuacán; Santa María Chimalhuacán
MX Durango; Victoria de Durango
MX Xalapa; Xalapa de Enríquez
MX Pachuca; Pachuca de Soto
MX Oaxaca; Oaxaca de Juárez
MX Ecatepec; Ecatepec de Morelos
MX Chilpancingo; Chilpancingo de los Bravo
NG Abuya / Abuja
NL Ámsterdam / Amsterdam
NL Róterdam / Rotterdam
NL La Haya / The Hague; Den Haag
NP Katmandú / Kathmandu
OM Mascate / Muscat
PA Ciudad de Panamá / Panama City; Panamá
PE Cusco; Cuzco
PL Varsovia / Warsaw
PL Cracovia / Krakow; Kraków
PL Breslavia / Wroclaw; Wrocław
PS Ramala / Ramallah
PT Lisboa / Lisbon
PT Oporto / Porto
PT Coímbra / Coimbra
RO Bucarest / Bucharest
RS Belgrado / Belgrade
RU Moscú / Moscow
RU San Petersburgo / Saint Petersburg; St. Petersburg
SA Riad / Riyadh
SA La Meca / Mecca
SA Yeda / Jeddah
SD Jartum / Khartoum
SE Estocolmo / Stockholm
SE Gotemburgo / Gothenburg; Göteborg
SG Singapur / Singapore
SI Liubliana / Ljubljana
SO Mogadiscio / Mogadishu
SS Yuba / Juba
SY Damasco / Damascus
SY Alepo / Aleppo
TD Yamena / N'Djamena
TG Lomé / Lome
TJ Dusambé / Dushanbe
TM Asjabad / Ashgabat
TN Túnez / Tunis
TR Estambul / Istanbul
TR Esmirna / Izmir
TT Puerto España / Port of Spain
TW Taipéi / Taipei
TZ Dar es-Salam / Dar es Salaam
UA Kiev / Kyiv
UA Járkov / Kharkiv
UA Leópolis / Lviv
US Nueva York / New York; New York City, NYC
US Los Ángeles / Los Angeles; LA Los Angeles
US Nueva Orleans / New Orleans
US Filadelfia / Philadelphia
US San Francisco; San Fran
US Washington D. C. / Washington, D.C.; Washington
US El Bronx / The Bronx
UZ Taskent / Tashkent
UZ Samarcanda / Samarkand
VN Ciudad Ho Chi Minh / Ho Chi Minh City; Saigón
VN Hanói / Hanoi
YE Adén / Aden
YE Saná / Sanaa
ZA Ciudad del Cabo / Cape Town
ZA Johannesburgo / Johannesburg
`

/** A city with several names. */
export interface NamedCity {
  country: string
  es: string
  en: string
  /** All names, folded: the Spanish one first. */
  folded: readonly string[]
}

const fold = (name: string) => splitWords(name).join(' ')

export const namedCities: readonly NamedCity[] = list
  .trim()
  .split('\n')
  .map((line) => {
    const [shown = '', others] = line.slice(3).split('; ')
    const [es = '', en = es] = shown.split(' / ')
    const names = [es, en, ...(others?.split(', ') ?? [])]
    return { country: line.slice(0, 2), es, en, folded: [...new Set(names.map(fold))] }
  })

const byName = new Map(
  namedCities.flatMap((city) => city.folded.map((name) => [`${city.country} ${name}`, city] as const)),
)

/** A city that has several names, by one of them, folded. */
export const findNamedCity = (folded: string, country: string): NamedCity | undefined =>
  byName.get(`${country} ${folded}`)

const inAnyCountry = new Map(
  namedCities.flatMap((city) => city.folded.map((name) => [name, city] as const)).toReversed(),
)

/** A city by its name in the language of the reader (P-language-12); one that is not in the list as it is written. Without a country, that of any. */
export function nameCity(city: string, country: string | null, language: Language): string {
  const folded = fold(city)
  const named = country === null ? inAnyCountry.get(folded) : findNamedCity(folded, country)
  return named?.[language] ?? city
}

/** The name by which a city is stored, whichever of its names was typed. */
export const storedCity = (city: string, country: string): string => nameCity(city, country, 'es')

import { ACCESS_ROLES, type AccessRole } from '#contract/access.ts';
import { fold } from '#contract/fold.ts';
import type { ImportField } from '#features/people/choices.ts';
import type { ImportPlan } from '#features/people/contract.ts';
import { PERSON_STATUSES, type PersonStatus } from '#features/people/listContract.ts';

/** "E-Mail-Adresse" is emailadresse: letters and digits alone, without case and accents. */
const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

const words = <T extends string>(table: Record<T, string>): Map<string, T> =>
  new Map(
    Object.entries<string>(table).flatMap(([meaning, names]) =>
      [meaning, ...names.split(',')].map((name): [string, T] => [plain(name), meaning as T]),
    ),
  );

/** What people call the columns of such a list, in the languages of the product and in other products' exports. */
const HEADINGS = words<ImportField>({
  id: 'user id,person id,kennung,identifiant,identificador,المعرف,الرقم',
  fullName:
    'name,display name,person,vollständiger name,voller name,ganzer name,nom complet,nome completo,nombre completo,nome,الاسم,الاسم الكامل',
  firstName: 'first,given name,forename,vorname,prénom,primeiro nome,nome próprio,nombre,الاسم الأول',
  lastName:
    'last,surname,family name,nachname,familienname,nom,nom de famille,apelido,sobrenome,apellido,apellidos,اسم العائلة,اللقب',
  username:
    'user,user name,login,login name,login id,benutzer,benutzername,anmeldename,utilisateur,nom d’utilisateur,utilizador,nome de utilizador,nome de usuário,usuário,usuario,nombre de usuario,اسم المستخدم',
  email:
    'mail,e-mail address,email address,e-mail-adresse,mailadresse,adresse e-mail,adresse email,courriel,endereço de email,correo,correo electrónico,البريد الإلكتروني,البريد',
  role: 'access,access role,user role,rolle,rôle,rol,papel,função,perfil,الدور',
  status: 'state,account status,zustand,statut,état,estado,situação,الحالة',
  company:
    'organisation,organization,institution,school,firma,schule,einrichtung,entreprise,école,établissement,empresa,escola,instituição,institución,escuela,الشركة,المدرسة,المؤسسة',
  country: 'land,pays,país,البلد,الدولة',
  contact:
    'phone,phone number,telephone,mobile,kontakt,telefon,telefonnummer,handy,téléphone,contato,contacto,telefone,telemóvel,teléfono,الهاتف,رقم الهاتف',
  password:
    'temporary password,initial password,passwort,kennwort,mot de passe,senha,palavra-passe,contraseña,كلمة المرور,كلمة السر',
});

const ROLES = words<AccessRole>({
  admin: 'administrator,administrateur,administrador,مسؤول,مدير',
  client: 'customer,kunde,kundin,cliente,عميل',
  Student:
    'pupil,learner,schüler,schülerin,lernende,lernender,étudiant,étudiante,élève,estudante,aluno,aluna,estudiante,طالب,طالبة',
});

const STATUSES = words<PersonStatus>({
  active: 'aktiv,actif,active,ativo,activo,نشط',
  inactive: 'inaktiv,inactif,inativo,inactivo,غير نشط',
  pending: 'invited,ausstehend,wartend,en attente,pendente,pendiente,معلق,قيد الانتظار',
  suspended: 'blocked,gesperrt,suspendu,bloqué,suspenso,bloqueado,suspendido,موقوف',
});

export const readRole = (text: string): AccessRole | undefined =>
  ACCESS_ROLES.find((one) => one === text) ?? ROLES.get(plain(text));
export const readStatus = (text: string): PersonStatus | undefined =>
  PERSON_STATUSES.find((one) => one === text) ?? STATUSES.get(plain(text));

const LOOKED_AT = 50;
const looksLikeEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim());

/** A column without a telling heading whose cells are emails is the email. */
function emailColumn(columns: (ImportField | null)[], rows: { cells: string[] }[]): number {
  const some = rows.slice(0, LOOKED_AT);
  return columns.findIndex((field, at) => {
    const filled = some.map((row) => row.cells[at] ?? '').filter(Boolean);
    return field === null && filled.length > 0 && filled.every(looksLikeEmail);
  });
}

/** Which column is what, by its heading. Each field is taken once, by the first column that names it. */
export function guessColumns(headings: string[], rows: { cells: string[] }[]): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  const columns = headings.map((heading) => {
    const field = HEADINGS.get(plain(heading));
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
  const email = taken.has('email') ? -1 : emailColumn(columns, rows);
  if (email >= 0) columns[email] = 'email';
  return columns;
}

const NO_KEY = 'Choose which column holds the email. Without it nobody can be recognised.';
const TWICE = 'Choose each field for one column only.';

/** What keeps the whole file from being taken. */
export function planProblems({ columns }: Pick<ImportPlan, 'columns'>): string[] {
  const chosen = columns.filter((one) => one !== null);
  const problems: string[] = [];
  if (new Set(chosen).size < chosen.length) problems.push(TWICE);
  if (!chosen.some((one) => one === 'id' || one === 'email' || one === 'username')) problems.push(NO_KEY);
  return problems;
}

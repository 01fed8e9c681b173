// Types of contract.ts as shapes that JSON can be checked against while the tests run. Strict: whatever is
// missing, of another kind, or not spoken of in the contract is a fault. Also counts what was met.
import ts from 'typescript';

// All that may stand in one place. `name` says where in the contract that is: "Choice.steps[]".
export interface Shape {
  name: string;
  plain: Set<string>; // "string", "number"
  literals: Set<unknown>; // null, true and false among them
  list?: Shape; // of each of its items
  tuple?: Shape[];
  objects: ObjectShape[];
  tag: string; // the field that tells several objects apart
}
export interface ObjectShape {
  name: string;
  fields: Map<string, { shape: Shape; optional: boolean }>;
  others?: Shape; // of a Record<string, …>: what stands under any key
}

// --- from types to shapes --------------------------------------------------------------------------

function reader(types: ts.TypeChecker) {
  const known = new Map<ts.Type, ObjectShape>(); // interfaces: each is read, and to be met, once

  function shapeOf(type: ts.Type, name: string): Shape {
    const shape: Shape = { name, plain: new Set(), literals: new Set(), objects: [], tag: '' };
    for (const part of type.isUnion() ? type.types : [type]) {
      if (part.isStringLiteral() || part.isNumberLiteral()) shape.literals.add(part.value);
      else if (part.flags & ts.TypeFlags.BooleanLiteral)
        shape.literals.add(types.typeToString(part) === 'true');
      else if (part.flags & ts.TypeFlags.Null) shape.literals.add(null);
      else if (part.flags & ts.TypeFlags.String) shape.plain.add('string');
      else if (part.flags & ts.TypeFlags.Number) shape.plain.add('number');
      else if (part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Never))
        continue; // not in JSON
      else if (types.isTupleType(part))
        shape.tuple = types
          .getTypeArguments(part as ts.TypeReference)
          .map((item, i) => shapeOf(item, `${name}[${i}]`));
      else if (types.isArrayType(part))
        shape.list = shapeOf(types.getTypeArguments(part as ts.TypeReference)[0], `${name}[]`);
      else if (part.flags & ts.TypeFlags.Object) shape.objects.push(objectOf(part, name));
      else throw new Error(`${name}: JSON cannot be held against ${types.typeToString(part)}`);
    }
    if (shape.objects.length > 1) shape.tag = tagOf(shape);
    return shape;
  }

  function objectOf(type: ts.Type, place: string): ObjectShape {
    const before = known.get(type);
    if (before) return before;
    const named = type.symbol.flags & ts.SymbolFlags.Interface;
    const shape: ObjectShape = { name: named ? types.typeToString(type) : place, fields: new Map() };
    if (named) known.set(type, shape);
    for (const field of types.getPropertiesOfType(type)) {
      const optional = (field.flags & ts.SymbolFlags.Optional) !== 0;
      const name = `${shape.name}.${field.name}`;
      shape.fields.set(field.name, { shape: shapeOf(types.getTypeOfSymbol(field), name), optional });
    }
    const [others] = types.getIndexInfosOfType(type);
    if (others) shape.others = shapeOf(others.type, `${shape.name}[…]`);
    return shape;
  }
  return shapeOf;
}

// Several kinds of objects must be told apart by a field that is a different word in each.
function tagOf({ name, objects }: Shape): string {
  const tags = [...objects[0].fields.keys()].filter((field) => {
    const each = objects.map((object) => object.fields.get(field)?.shape);
    const words = each.flatMap((shape) => [...(shape?.literals ?? [])]);
    return each.every((shape) => shape?.literals.size) && new Set(words).size === words.length;
  });
  if (!tags.length) throw new Error(`${name}: nothing tells ${objects.map((one) => one.name)} apart`);
  return tags[0];
}

// What every call of `Calls` takes and gives, and what a `Problem` is.
export function readContract(file: string) {
  const program = ts.createProgram([file], { strict: true, noEmit: true, types: [] });
  const types = program.getTypeChecker();
  const module = types.getSymbolAtLocation(program.getSourceFile(file)!)!;
  const exported = new Map(types.getExportsOfModule(module).map((one) => [one.name as string, one]));
  const shapeOf = reader(types);
  const calls = types.getPropertiesOfType(types.getDeclaredTypeOfSymbol(exported.get('Calls')!));
  const side = (call: ts.Symbol, which: 'take' | 'give') =>
    shapeOf(types.getTypeOfSymbol(types.getTypeOfSymbol(call).getProperty(which)!), `${call.name}.${which}`);
  return {
    calls: new Map(calls.map((call) => [call.name, { take: side(call, 'take'), give: side(call, 'give') }])),
    problem: shapeOf(types.getDeclaredTypeOfSymbol(exported.get('Problem')!), 'Problem'),
  };
}

// --- JSON against shapes ---------------------------------------------------------------------------

export function describe(shape: Shape): string {
  const words: string[] = [...shape.plain].map((plain) => (plain === 'string' ? 'a text' : 'a whole number'));
  words.push(...[...shape.literals].map((literal) => JSON.stringify(literal)));
  if (shape.list) words.push('a list');
  if (shape.tuple) words.push(`a list of ${shape.tuple.length}`);
  return [...words, ...shape.objects.map((object) => object.name)].join(' | ') || 'nothing';
}

const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

// Every fault of a value, each with its path; `met` gets what was seen (see `toMeet`).
export function faults(shape: Shape, value: unknown, path: string, met = new Set<string>()): string[] {
  const wrong = [`${path}: expected ${describe(shape)}, got ${shown(value)}`];
  if (value === undefined) return wrong;
  if (value === null || typeof value !== 'object') {
    const plain = shape.plain.has(typeof value) && (typeof value === 'string' || Number.isSafeInteger(value));
    if (!plain && !shape.literals.has(value)) return wrong;
    if (shape.literals.has(value)) met.add(`${shape.name}: ${JSON.stringify(value)}`);
    else if (value) met.add(`${shape.name}: ${typeof value}`);
    return [];
  }
  if (Array.isArray(value)) {
    const { list, tuple } = shape;
    if (!list && tuple?.length !== value.length) return wrong;
    if (value.length) met.add(`${shape.name}: []`);
    return value.flatMap((item, i) => faults(list ?? tuple![i], item, `${path}[${i}]`, met));
  }
  const fields = value as Record<string, unknown>;
  const { objects, tag } = shape;
  if (!objects.length) return wrong;
  const object = tag
    ? objects.find((one) => one.fields.get(tag)!.shape.literals.has(fields[tag]))
    : objects[0];
  if (!object) {
    const words = objects.flatMap((one) => [...one.fields.get(tag)!.shape.literals]);
    return [`${path}.${tag}: expected ${words.map(shown).join(' | ')}, got ${shown(fields[tag])}`];
  }
  met.add(`${shape.name}: ${object.name}`);
  return objectFaults(object, fields, path, met);
}

function objectFaults(object: ObjectShape, value: Record<string, unknown>, path: string, met: Set<string>) {
  const found: string[] = [];
  for (const [key, { shape, optional }] of object.fields) {
    if (key in value) found.push(...faults(shape, value[key], `${path}.${key}`, met));
    else if (optional) met.add(`${shape.name}: absent`);
    else found.push(`${path}.${key}: missing, expected ${describe(shape)}`);
  }
  for (const key of Object.keys(value).filter((one) => !object.fields.has(one))) {
    if (object.others && describe(object.others) !== 'nothing')
      found.push(...faults(object.others, value[key], `${path}.${key}`, met));
    else found.push(`${path}.${key}: the contract knows no such field of ${object.name}`);
  }
  return found;
}

// All that a shape says can be: each word, null, each kind of object, something in every list, a text
// that is not empty, a number other than 0, an optional field with and without.
export function toMeet(shape: Shape, seen = new Set<ObjectShape>()): string[] {
  const own = [...shape.literals].map((literal) => JSON.stringify(literal));
  own.push(...shape.plain, ...shape.objects.map((object) => object.name), ...(shape.list ? ['[]'] : []));
  const within = [...(shape.tuple ?? []), ...(shape.list ? [shape.list] : [])];
  const absent: string[] = [];
  for (const object of shape.objects.filter((one) => !seen.has(one))) {
    seen.add(object);
    for (const { shape: field, optional } of object.fields.values()) {
      within.push(field);
      if (optional) absent.push(`${field.name}: absent`);
    }
    if (object.others && describe(object.others) !== 'nothing') within.push(object.others);
  }
  return [
    ...own.map((one) => `${shape.name}: ${one}`),
    ...absent,
    ...within.flatMap((one) => toMeet(one, seen)),
  ];
}

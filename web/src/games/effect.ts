/* An action's effect is one of several shapes; a board asks for the fields of all of them. */

type FieldsOf<U> = U extends unknown ? keyof U : never;
type FieldOf<U, F> = U extends unknown ? (F extends keyof U ? U[F] : never) : never;

/** The fields of all shapes in a union, each there or not. */
export type AnyOf<U> = { readonly [F in FieldsOf<U>]?: FieldOf<U, F> };

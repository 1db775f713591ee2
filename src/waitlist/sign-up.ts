export interface SignUp {
  name: string;
  email: string;
}

/** Sends a sign-up. The promise is rejected if that fails. */
export type SendSignUp = (signUp: SignUp) => Promise<void>;

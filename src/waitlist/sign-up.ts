export interface SignUp {
  name: string;
  email: string;
}
